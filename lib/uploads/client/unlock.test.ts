import { openPdf } from "@/lib/uploads/checks/pdf-lock";
import { drawnIn, lockedPdf, LOCKS, pdfEncryptedBy } from "@/tests/samples/pdfs";
import { unlockFile } from "./pdf-work";

const PASSWORD = "RAVI1503";
const REVISIONS = [2, 3, 4, 5, 6] as const satisfies readonly (keyof typeof LOCKS)[];

const asFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], "statement.pdf", { type: "application/pdf" });

const FORM_16 = "466f726d203136";

describe.each(REVISIONS)("revision %i of the encryption", (revision) => {
  test.each([
    ["the password that it asks for", PASSWORD],
    ["its owner's", "owner"],
  ])("opens with %s, and draws the same without it", async (_, password) => {
    const opened = await unlockFile(asFile(await lockedPdf(revision, PASSWORD)), password);
    if (!(opened instanceof File)) throw new Error(opened);
    const bytes = new Uint8Array(await opened.arrayBuffer());
    expect([opened.name, opened.type, openPdf(bytes)]).toEqual(["statement.pdf", "application/pdf", { lock: "open" }]);
    expect(await drawnIn(bytes)).toEqual([FORM_16]);
    expect(Buffer.from(bytes).toString("latin1")).not.toContain(password);
  });

  test("opens with what was copied with a blank at its ends", async () => {
    expect(await unlockFile(asFile(await lockedPdf(revision, PASSWORD)), ` ${PASSWORD}\n`)).toBeInstanceOf(File);
    expect(await unlockFile(asFile(await lockedPdf(revision, "RAVI 1503 ")), "RAVI 1503 ")).toBeInstanceOf(File);
  });

  test.each(["ravi1503", "RAVI150", "   ", "é", "रवि१५०३", "x".repeat(400)])(
    "says that %p is wrong",
    async (password) => {
      expect(await unlockFile(asFile(await lockedPdf(revision, PASSWORD)), password)).toBe("wrongPassword");
    },
  );
});

test.each([
  ["a certificate", pdfEncryptedBy("/Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4")],
  ["a cipher that nobody knows", pdfEncryptedBy("/Filter /Standard /V 9 /R 9 /Length 128 /P -4 /O <00> /U <00>")],
])("says that what is locked by %s cannot be opened", async (_, pdf) => {
  expect(await unlockFile(asFile(pdf), PASSWORD)).toBe("impossible");
});
