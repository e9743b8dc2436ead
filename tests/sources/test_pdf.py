"""PDFs of tournament policy: one that the test makes, one without text, one that is cut off."""

from pathlib import Path

import pytest

from rulings.building import Hosts, update_files
from rulings.sources.pdf import read_pdf
from rulings.sources.policy_text import read_policy_text
from rulings.sources.recognise import FileKind, recognise_file
from tests.sources.test_policy_text import GUIDE
from tests.sources.web_of_faults import Page, serve


def make_pdf(lines: list[str]) -> bytes:
    """A PDF of one page with these lines of Helvetica."""
    shown = "".join(f"({line.translate({40: 91, 41: 93})}) Tj T* " for line in lines)
    stream = f"BT /F1 8 Tf 12 TL 40 780 Td {shown}ET".encode("cp1252")
    bodies = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    data, places = b"%PDF-1.4\n", []
    for number, body in enumerate(bodies, start=1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 6\n0000000000 65535 f \n%strailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n" % (table, len(data))
    return data + head + b"%%EOF\n"


def test_a_pdf_is_read_like_its_text(tmp_path: Path) -> None:
    path = tmp_path / "guide.pdf"
    path.write_bytes(make_pdf(GUIDE.splitlines()))
    assert recognise_file(path) is FileKind.POLICY_TEXT
    read, plain = read_policy_text(read_pdf(path.read_bytes()) or ""), read_policy_text(GUIDE)
    assert read is not None
    assert read == plain


@pytest.mark.parametrize("keep", [20, 200, 700, -30])
def test_a_pdf_that_is_cut_off_is_none(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "guide.pdf"
    path.write_bytes(make_pdf(GUIDE.splitlines())[:keep])
    assert read_pdf(path.read_bytes()) is None
    assert recognise_file(path) is None


def test_a_pdf_without_text_or_of_something_else_is_none(tmp_path: Path) -> None:
    for name, lines in (("empty.pdf", []), ("other.pdf", ["A recipe", "Effective May 1, 2030"])):
        path = tmp_path / name
        path.write_bytes(make_pdf(lines))
        assert read_pdf(path.read_bytes()) is not None
        assert recognise_file(path) is None


def test_the_newest_english_pdf_of_the_page_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    with serve() as server:
        address = server.address.replace("/", r"\u002F")
        server.pages |= {
            "/en/rules-documents": Page(
                rf'<a href="{server.address}/x/MTG_IPG_2024Apr15_EN.pdf">old</a><script>a={{link:"{address}'
                rf'\u002Fx\u002FMTG_IPG_2031_Sep23_EN.pdf",b:"{address}\u002Fx\u002FMTG_IPG_2032Jan1_JP.pdf"}}</script>'.encode()
            ),
            "/x/MTG_IPG_2031_Sep23_EN.pdf": Page(make_pdf(GUIDE.splitlines())),
        }
        report = update_files(tmp_path, ["ipg", "mtr"], hosts=Hosts.of_mirror(server.address), pause_seconds=0.01)
    assert [one.key for one in report.fetched] == ["ipg"]
    assert [(one.key, fault.code) for one, fault in report.failed] == [("mtr", "download_unknown_layout")]
    assert recognise_file(tmp_path / "MTG_IPG.pdf") is FileKind.POLICY_TEXT
