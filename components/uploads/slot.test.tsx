import { renderToStaticMarkup } from "react-dom/server";
import { FakePage, testFile, settled, storedAs } from "@/lib/uploads/client/testing";
import { slotCommands } from "@/lib/uploads/client/slot-commands";
import { type Action, ACTIONS, slotView } from "@/lib/uploads/client/slot-view";
import { CopySteps } from "./copy-steps";
import { SlotActions } from "./slot-actions";
import { SlotFrame } from "./slot-frame";
import { SlotState } from "./slot-states";

const OLD = "/api/files/old";
const NEW = "/api/files/new";
const MOTHERS = "/api/files/mothers";
const DOCUMENTS = [{ url: MOTHERS, label: "Mother's PAN Card", whose: "your mother", isSame: true }];

/** A slot as the form holds it, without React: it takes what finished, and draws what it is in. */
class FakeSlot {
  readonly page = new FakePage();
  url = "";
  removed = "";
  error: string | undefined;
  isLocked = false;
  canReuse = false;

  constructor() {
    this.page.uploads.subscribe(() => {
      const upload = this.page.uploads.get("panCard");
      if (upload?.state !== "done" || upload.isSaved || this.isLocked) return;
      this.url = upload.uploaded!.url;
      this.error = undefined;
    });
  }
  get view() {
    const { url, removed, error, isLocked, canReuse } = this;
    const { isOnline } = this.page;
    const upload = this.page.uploads.get("panCard");
    const stored = url ? storedAs(url) : undefined;
    return slotView({ label: "PAN", upload, url, stored, isLocked, error, problem: null, removed, canReuse, isOnline });
  }
  get commands() {
    return slotCommands({
      uploads: this.page.uploads,
      slot: "panCard",
      url: this.url,
      removed: this.removed,
      setUrl: (url) => void (this.url = url),
      setRemoved: (url) => void (this.removed = url),
      clearError: () => void (this.error = undefined),
    });
  }

  /** The words and buttons that a person sees, without what only a screen reader says. */
  get sight() {
    const { view, commands } = this;
    const nothing = () => {};
    const picker = {
      ref: null,
      camera: "environment" as const,
      many: false,
      name: "panCard",
      onOpen: nothing,
      onCancel: nothing,
    };
    const html = renderToStaticMarkup(
      <SlotFrame path="panCard" label="PAN" note={null} view={view} onDrop={nothing} onOpen={nothing}>
        <SlotActions
          {...{ label: "PAN", view, commands, picker, documents: DOCUMENTS, files: { [MOTHERS]: storedAs(MOTHERS) } }}
          openPages={nothing}
        />
      </SlotFrame>,
    ).replace(/<(span|p)[^>]*class="sr-only">[^<]*<\/\1>/g, "");
    const buttons = buttonsIn(html);
    const words = textOf(html.replace(/<p aria-hidden[^>]*>PAN<\/p>/, "").replace(/<(button|a)\b.*?<\/\1>/g, ""))
      .replace(/^PAN ?/, "")
      .replace(/pan\.\w+ \d+ bytes/, "[file]");
    return [view.kind, words, buttons] as const;
  }
}

const buttonsIn = (html: string) =>
  [...html.matchAll(/<(?:button|a)\b([^>]*)>(.*?)<\/(?:button|a)>/g)]
    .map(([, attributes, inside]) => textOf(inside!) || /aria-label="(\w+)/.exec(attributes!)![1]!)
    .join(", ");

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ")
    .trim();

const COPY_STEPS = textOf(renderToStaticMarkup(<CopySteps />));

const largeScan = () =>
  Object.defineProperty(new File([], "scan.pdf", { type: "application/pdf" }), "size", { value: 12 * 1024 * 1024 });

type Do = (slot: FakeSlot) => unknown;

/** What can happen to a slot. What a person does has to be offered: the name of its action stands beside it. */
const EVENTS = {
  "a photo is chosen": ["pick", (slot) => slot.commands.pick([testFile("jpg")])],
  "a PDF is chosen": ["pick", (slot) => slot.commands.pick([testFile("pdf")])],
  "a PDF with a password is chosen": ["pick", (slot) => slot.commands.pick([testFile("locked pdf")])],
  "a scan that is too large is chosen": ["pick", (slot) => slot.commands.pick([largeScan()])],
  "a program is chosen": ["pick", (slot) => slot.commands.pick([testFile("exe")])],
  "two files are dropped": ["pick", (slot) => slot.commands.pick([testFile("pdf"), testFile("pdf")])],
  "a password is typed": [null, (slot) => slot.commands.unlock("RAVI1503")],
  "the PDF is open": [null, (slot) => slot.page.opening.length > 0 && slot.page.unlocked()],
  "the password is wrong": [null, (slot) => slot.page.opening.length > 0 && slot.page.unlocked("wrongPassword")],
  "what opens it does not load": [null, (slot) => slot.page.opening.length > 0 && slot.page.unlocked("notLoaded")],
  "it cannot be opened": [null, (slot) => slot.page.opening.length > 0 && slot.page.unlocked("impossible")],
  cancelled: ["cancel", (slot) => slot.commands.cancel()],
  "tried again": ["retry", (slot) => slot.commands.retry()],
  rotated: ["rotate", (slot) => slot.commands.rotate()],
  "kept as it is": ["keep", (slot) => slot.commands.keep()],
  removed: ["remove", (slot) => slot.commands.remove()],
  "put back": ["undo", (slot) => slot.commands.undo()],
  "another document is used": ["reuse", (slot) => slot.commands.reuse(MOTHERS)],
  "two pages are begun": [
    "add-page",
    (slot) => slot.page.uploads.keepPages("panCard", [testFile("jpg"), testFile("jpg")]),
  ],
  "the pages are dropped": ["continue-pages", (slot) => slot.page.uploads.keepPages("panCard", [])],
  "the picture is ready": [null, (slot) => slot.page.preparing.length > 0 && slot.page.prepared()],
  "the picture is ready and blurred": [null, (slot) => slot.page.preparing.length > 0 && slot.page.blurred()],
  "the file has arrived": [null, (slot) => slot.page.sending.length > 0 && slot.page.sent(NEW)],
  "the server refuses the file": [
    null,
    (slot) => slot.page.sending.length > 0 && slot.page.fails("refused", "Not so."),
  ],
  "the server does not answer": [null, (slot) => slot.page.sending.length > 0 && slot.page.fails("network")],
  "the network goes": [null, (slot) => slot.page.online(false)],
  "the network comes back": [
    null,
    (slot) => {
      slot.page.failsAs = null;
      return slot.page.online(true);
    },
  ],
  "Save finds nothing": [null, (slot) => void (slot.error = slot.url ? undefined : "PAN is required")],
  "the application is sent": [null, (slot) => void (slot.isLocked = true)],
} satisfies Record<string, readonly [Action | null, Do]>;
type Event = keyof typeof EVENTS;

type Sight = readonly [kind: string, words: string, buttons: string];
/** Over a document that was there before, or came in this page: it stays until they are joined. */
const OVER_DOCUMENT: Sight = [
  "done",
  "uploaded successfully [file] 2 files are kept for one PDF. Received 2 Jan",
  "View document, Continue with 2 files, Edit document, Remove",
];

type State = {
  /** What leads to it from an empty slot. */
  way: (Event | Do)[];
  sight: Sight;
  /** What follows an event: another state, or else what is seen then. What is not named changes nothing. */
  then: Partial<Record<Event, string | Sight>>;
};

const STATES: Record<string, State> = {
  empty: {
    way: [],
    sight: ["empty", "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.", "Choose file"],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "Save finds nothing": "required",
      "the application is sent": "locked and empty",
    },
  },
  lost: {
    way: [
      async (slot) => {
        slot.page.kept.set("student/panCard/asked", { state: "asked" });
        await slot.page.uploads.open({ owner: "student", saved: new Set(), isComplete: false, isKeeping: true });
      },
    ],
    sight: [
      "empty",
      "Your last photo did not come through, tap to try again Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Choose file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "Save finds nothing": [
        "refused",
        "PAN is required Your last photo did not come through, tap to try again Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file",
      ],
      "the application is sent": "locked and empty",
    },
  },
  reusable: {
    way: [(slot) => void (slot.canReuse = true)],
    sight: [
      "empty",
      "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Choose file, Use the Mother's PAN Card you already added",
    ],
    then: {
      "a scan that is too large is chosen": [
        "refused",
        "File size should be less than 10MB Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 1 file is kept for one PDF.",
        "Continue with 1 file, Choose another file, Use the Mother's PAN Card you already added",
      ],
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file, Use the Mother's PAN Card you already added",
      ],
      "two files are dropped": [
        "empty",
        "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 2 files are kept for one PDF.",
        "Continue with 2 files, Choose file, Use the Mother's PAN Card you already added",
      ],
      "another document is used": "document kept",
      "Save finds nothing": [
        "refused",
        "PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file, Use the Mother's PAN Card you already added",
      ],
      "the application is sent": "locked and empty",
    },
  },
  required: {
    way: ["Save finds nothing"],
    sight: [
      "refused",
      "PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "the application is sent": ["locked", "PAN is required Not provided", ""],
    },
  },
  "pages kept": {
    way: [(slot) => slot.page.uploads.keepPages("panCard", [testFile("jpg"), testFile("jpg")])],
    sight: [
      "empty",
      "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 2 files are kept for one PDF.",
      "Continue with 2 files, Choose file",
    ],
    then: {
      "a scan that is too large is chosen": [
        "refused",
        "File size should be less than 10MB Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 3 files are kept for one PDF.",
        "Continue with 3 files, Choose another file",
      ],
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 2 files are kept for one PDF.",
        "Continue with 2 files, Choose another file",
      ],
      "two files are dropped": [
        "empty",
        "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 4 files are kept for one PDF.",
        "Continue with 4 files, Choose file",
      ],
      "the pages are dropped": "empty",
      "Save finds nothing": [
        "refused",
        "PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 2 files are kept for one PDF.",
        "Continue with 2 files, Choose another file",
      ],
      "the application is sent": "locked and empty",
    },
  },
  "too large": {
    way: ["a scan that is too large is chosen"],
    sight: [
      "refused",
      "File size should be less than 10MB Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 1 file is kept for one PDF.",
      "Continue with 1 file, Choose another file",
    ],
    then: {
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 1 file is kept for one PDF.",
        "Continue with 1 file, Choose another file",
      ],
      "a scan that is too large is chosen": [
        "refused",
        "File size should be less than 10MB Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 2 files are kept for one PDF.",
        "Continue with 2 files, Choose another file",
      ],
      "two files are dropped": [
        "empty",
        "Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. 3 files are kept for one PDF.",
        "Continue with 3 files, Choose file",
      ],
      "the pages are dropped": [
        "refused",
        "File size should be less than 10MB Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file",
      ],
      "Save finds nothing": [
        "refused",
        "File size should be less than 10MB PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 1 file is kept for one PDF.",
        "Continue with 1 file, Choose another file",
      ],
      "the application is sent": ["locked", "File size should be less than 10MB Not provided", ""],
    },
  },
  "too large, over a document": {
    way: [(slot) => void (slot.url = OLD), "a scan that is too large is chosen"],
    sight: [
      "refused",
      "File size should be less than 10MB uploaded successfully [file] If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 1 file is kept for one PDF.",
      "View document, Continue with 1 file, Edit document, Remove",
    ],
    then: {
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed uploaded successfully [file] 1 file is kept for one PDF.",
        "View document, Continue with 1 file, Edit document, Remove",
      ],
      "a scan that is too large is chosen": [
        "refused",
        "File size should be less than 10MB uploaded successfully [file] If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 2 files are kept for one PDF.",
        "View document, Continue with 2 files, Edit document, Remove",
      ],
      "two files are dropped": [
        "done",
        "uploaded successfully [file] 3 files are kept for one PDF. Received 2 Jan",
        "View document, Continue with 3 files, Edit document, Remove",
      ],
      "the pages are dropped": [
        "refused",
        "File size should be less than 10MB uploaded successfully [file]",
        "View document, Edit document, Remove",
      ],
      removed: [
        "empty",
        "Removed. It goes for good when you save this step. 1 file is kept for one PDF.",
        "Undo, Continue with 1 file, Choose file",
      ],
      "the application is sent": [
        "locked",
        "File size should be less than 10MB uploaded successfully [file] Received 2 Jan",
        "View document",
      ],
    },
  },
  preparing: {
    way: ["a photo is chosen"],
    sight: ["preparing", "Making the photo smaller 0%", "Cancel"],
    then: {
      cancelled: "empty",
      "the picture is ready": "photo on its way",
      "the picture is ready and blurred": "blurred photo on its way",
      "the application is sent": "locked and empty",
    },
  },
  "photo on its way": {
    way: ["a photo is chosen", "the picture is ready"],
    sight: ["sending", "Uploading file... 0%", "Cancel, Rotate"],
    then: {
      cancelled: "empty",
      rotated: "preparing",
      "the file has arrived": "photo given",
      "the server refuses the file": "refused by the server",
      "the server does not answer": "failed",
      "the network goes": "photo waits",
      "the application is sent": "locked and empty",
    },
  },
  "blurred photo on its way": {
    way: ["a photo is chosen", "the picture is ready and blurred"],
    sight: [
      "sending",
      "This photo looks blurred. Can you read every word in it? If not, please take it again. Uploading file... 0%",
      "Cancel, Use it anyway, Rotate",
    ],
    then: {
      cancelled: "empty",
      rotated: "preparing",
      "kept as it is": "photo on its way",
      "the file has arrived": "blurred photo given",
      "the server refuses the file": "refused by the server",
      "the server does not answer": "failed",
      "the network goes": "blurred photo waits",
      "the application is sent": "locked and empty",
    },
  },
  "PDF on its way": {
    way: ["a PDF is chosen"],
    sight: ["sending", "Uploading file... 0%", "Cancel"],
    then: {
      cancelled: "empty",
      "the file has arrived": "PDF given",
      "the server refuses the file": "refused by the server",
      "the server does not answer": "failed",
      "the network goes": "PDF waits",
      "the application is sent": "locked and empty",
    },
  },
  "photo waits": {
    way: ["a photo is chosen", "the picture is ready", "the network goes"],
    sight: [
      "sending",
      "You are offline. Your answers are kept on this device. This file goes up by itself when you are back online.",
      "Cancel, Rotate",
    ],
    then: {
      cancelled: "empty",
      rotated: "preparing",
      "the file has arrived": "photo given",
      "the server refuses the file": "refused by the server",
      "the network comes back": "photo on its way",
      "the application is sent": "locked and empty",
    },
  },
  "blurred photo waits": {
    way: ["a photo is chosen", "the picture is ready and blurred", "the network goes"],
    sight: [
      "sending",
      "This photo looks blurred. Can you read every word in it? If not, please take it again. You are offline. Your answers are kept on this device. This file goes up by itself when you are back online.",
      "Cancel, Use it anyway, Rotate",
    ],
    then: {
      cancelled: "empty",
      rotated: "preparing",
      "kept as it is": "photo waits",
      "the file has arrived": "blurred photo given",
      "the server refuses the file": "refused by the server",
      "the network comes back": "blurred photo on its way",
      "the application is sent": "locked and empty",
    },
  },
  "PDF waits": {
    way: ["a PDF is chosen", "the network goes"],
    sight: [
      "sending",
      "You are offline. Your answers are kept on this device. This file goes up by itself when you are back online.",
      "Cancel",
    ],
    then: {
      cancelled: "empty",
      "the file has arrived": "PDF given",
      "the server refuses the file": "refused by the server",
      "the network comes back": "PDF on its way",
      "the application is sent": "locked and empty",
    },
  },
  "asks for a password": {
    way: ["a PDF with a password is chosen"],
    sight: ["asking", "[file]", "Cancel, Choose another file"],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "a password is typed": "opening",
      cancelled: "empty",
      "Save finds nothing": ["asking", "PAN is required [file]", "Cancel, Choose another file"],
      "the application is sent": "locked and empty",
    },
  },
  opening: {
    way: ["a PDF with a password is chosen", "a password is typed"],
    sight: ["asking", "[file]", "Cancel, Choose another file"],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "the PDF is open": "PDF on its way",
      "the password is wrong": "wrong password",
      "what opens it does not load": [
        "asking",
        "This part of the page did not load. Please check your connection and try again. If that does not help, reload the page. [file]",
        "Cancel, Choose another file",
      ],
      "it cannot be opened": "cannot be opened",
      cancelled: "empty",
      "the application is sent": "locked and empty",
    },
  },
  "wrong password": {
    way: ["a PDF with a password is chosen", "a password is typed", "the password is wrong"],
    sight: [
      "asking",
      "This password does not open the PDF. Capital and small letters count. Please check it and try again. [file]",
      "Cancel, Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "a password is typed": "opening",
      cancelled: "empty",
      "Save finds nothing": [
        "asking",
        "This password does not open the PDF. Capital and small letters count. Please check it and try again. PAN is required [file]",
        "Cancel, Choose another file",
      ],
      "the application is sent": [
        "locked",
        "This password does not open the PDF. Capital and small letters count. Please check it and try again. Not provided",
        "",
      ],
    },
  },
  "cannot be opened": {
    way: ["a PDF with a password is chosen", "a password is typed", "it cannot be opened"],
    sight: [
      "refused",
      `This PDF has a password. Open it, print or save a copy without the password, and choose that copy. Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. ${COPY_STEPS}`,
      "Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "Save finds nothing": [
        "refused",
        `This PDF has a password. Open it, print or save a copy without the password, and choose that copy. PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB. ${COPY_STEPS}`,
        "Choose another file",
      ],
      "the application is sent": [
        "locked",
        "This PDF has a password. Open it, print or save a copy without the password, and choose that copy. Not provided",
        "",
      ],
    },
  },
  "asks for a password, over a document": {
    way: [(slot) => void (slot.url = OLD), "a PDF with a password is chosen"],
    sight: ["asking", "[file]", "Cancel, Choose another file"],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": OVER_DOCUMENT,
      "a password is typed": "opening",
      cancelled: "document kept",
      "the application is sent": "locked",
    },
  },
  "not ours": {
    way: ["a program is chosen"],
    sight: [
      "refused",
      "Only JPEG, PNG, JPG and PDF files are allowed Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "two files are dropped": "pages kept",
      "Save finds nothing": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file",
      ],
      "the application is sent": ["locked", "Only JPEG, PNG, JPG and PDF files are allowed Not provided", ""],
    },
  },
  "refused by the server": {
    way: ["a PDF is chosen", "the server refuses the file"],
    sight: [
      "refused",
      "Not so. Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "Save finds nothing": [
        "refused",
        "Not so. PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Choose another file",
      ],
      "the application is sent": ["locked", "Not so. Not provided", ""],
    },
  },
  failed: {
    way: ["a PDF is chosen", "the server does not answer"],
    sight: [
      "refused",
      "No luck. Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
      "Retry, Choose another file, Remove",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      removed: "empty",
      "the network comes back": "PDF on its way",
      "Save finds nothing": [
        "refused",
        "No luck. PAN is required Drop the file here, or choose it. JPEG, PNG or PDF, up to 10 MB.",
        "Retry, Choose another file, Remove",
      ],
      "the application is sent": ["locked", "No luck. Not provided", ""],
    },
  },
  "photo given": {
    way: ["a photo is chosen", "the picture is ready", "the file has arrived"],
    sight: [
      "done",
      "uploaded successfully [file] Received 2 Jan",
      "View document, Edit document, Rotate, Add page, Remove",
    ],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": "photo given, pages kept",
      rotated: "preparing",
      removed: "removed",
      "two pages are begun": "photo given, pages kept",
      "the application is sent": "locked",
    },
  },
  "photo given, pages kept": {
    way: ["a photo is chosen", "the picture is ready", "the file has arrived", "two pages are begun"],
    sight: [
      "done",
      "uploaded successfully [file] 2 files are kept for one PDF. Received 2 Jan",
      "View document, Continue with 2 files, Edit document, Rotate, Remove",
    ],
    then: {
      "a scan that is too large is chosen": [
        "refused",
        "File size should be less than 10MB uploaded successfully [file] If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for. 3 files are kept for one PDF.",
        "View document, Continue with 3 files, Edit document, Remove",
      ],
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": [
        "refused",
        "Only JPEG, PNG, JPG and PDF files are allowed uploaded successfully [file] 2 files are kept for one PDF.",
        "View document, Continue with 2 files, Edit document, Remove",
      ],
      "two files are dropped": [
        "done",
        "uploaded successfully [file] 4 files are kept for one PDF. Received 2 Jan",
        "View document, Continue with 4 files, Edit document, Rotate, Remove",
      ],
      rotated: "preparing",
      removed: [
        "empty",
        "Removed. It goes for good when you save this step. 2 files are kept for one PDF.",
        "Undo, Continue with 2 files, Choose file",
      ],
      "the pages are dropped": "photo given",
      "the application is sent": "locked",
    },
  },
  "blurred photo given": {
    way: ["a photo is chosen", "the picture is ready and blurred", "the file has arrived"],
    sight: [
      "blurred",
      "This photo looks blurred. Can you read every word in it? If not, please take it again. uploaded successfully [file]",
      "View document, Choose another file, Use it anyway, Rotate, Remove",
    ],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": [
        "blurred",
        "This photo looks blurred. Can you read every word in it? If not, please take it again. uploaded successfully [file] 2 files are kept for one PDF.",
        "View document, Continue with 2 files, Choose another file, Use it anyway, Rotate, Remove",
      ],
      rotated: "preparing",
      "kept as it is": "photo given",
      removed: "removed",
      "the application is sent": "locked",
    },
  },
  "PDF given": {
    way: ["a PDF is chosen", "the file has arrived"],
    sight: ["done", "uploaded successfully [file] Received 2 Jan", "View document, Edit document, Add page, Remove"],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": OVER_DOCUMENT,
      "two pages are begun": OVER_DOCUMENT,
      removed: "removed",
      "the application is sent": "locked",
    },
  },
  "document kept": {
    way: [(slot) => void (slot.url = OLD)],
    sight: ["done", "uploaded successfully [file] Received 2 Jan", "View document, Edit document, Remove"],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": OVER_DOCUMENT,
      removed: "removed",
      "the application is sent": "locked",
    },
  },
  removed: {
    way: [(slot) => void (slot.url = OLD), "removed"],
    sight: ["empty", "Removed. It goes for good when you save this step.", "Undo, Choose file"],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "put back": "document kept",
      "Save finds nothing": "removed and required",
      "the application is sent": "locked and empty",
    },
  },
  "removed and required": {
    way: [(slot) => void (slot.url = OLD), "removed", "Save finds nothing"],
    sight: [
      "refused",
      "PAN is required Removed. It goes for good when you save this step.",
      "Undo, Choose another file",
    ],
    then: {
      "a scan that is too large is chosen": "too large",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours",
      "two files are dropped": "pages kept",
      "put back": "document kept",
      "the application is sent": ["locked", "PAN is required Not provided", ""],
    },
  },
  "not ours, over a document": {
    way: [(slot) => void (slot.url = OLD), "a program is chosen"],
    sight: [
      "refused",
      "Only JPEG, PNG, JPG and PDF files are allowed uploaded successfully [file]",
      "View document, Edit document, Remove",
    ],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "two files are dropped": OVER_DOCUMENT,
      removed: "removed",
      "the application is sent": [
        "locked",
        "Only JPEG, PNG, JPG and PDF files are allowed uploaded successfully [file] Received 2 Jan",
        "View document",
      ],
    },
  },
  "refused by the server, over a document": {
    way: [(slot) => void (slot.url = OLD), "a PDF is chosen", "the server refuses the file"],
    sight: ["refused", "Not so. uploaded successfully [file]", "View document, Edit document, Remove"],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF is chosen": "PDF on its way",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": OVER_DOCUMENT,
      removed: "removed",
      "the application is sent": ["locked", "Not so. uploaded successfully [file] Received 2 Jan", "View document"],
    },
  },
  "failed over a document": {
    way: [(slot) => void (slot.url = OLD), "a PDF is chosen", "the server does not answer"],
    sight: ["refused", "No luck. uploaded successfully [file]", "View document, Retry, Edit document, Remove"],
    then: {
      "a scan that is too large is chosen": "too large, over a document",
      "a photo is chosen": "preparing",
      "a PDF with a password is chosen": "asks for a password",
      "a program is chosen": "not ours, over a document",
      "two files are dropped": OVER_DOCUMENT,
      removed: "removed",
      "the network comes back": "PDF on its way",
      "the application is sent": ["locked", "No luck. uploaded successfully [file] Received 2 Jan", "View document"],
    },
  },
  locked: {
    way: [(slot) => void (slot.url = OLD), "the application is sent"],
    sight: ["locked", "uploaded successfully [file] Received 2 Jan", "View document"],
    then: {},
  },
  "locked and empty": {
    way: ["the application is sent"],
    sight: ["locked", "Not provided", ""],
    then: {
      "Save finds nothing": ["locked", "PAN is required Not provided", ""],
    },
  },
};

async function slotIn(state: string) {
  const slot = new FakeSlot();
  for (const step of STATES[state]!.way) {
    await (typeof step === "string" ? EVENTS[step][1] : step)(slot);
    await settled();
  }
  return slot;
}

test("that a file was received is said in green only where nothing is left to ask about it", async () => {
  const green: string[] = [];
  for (const state of Object.keys(STATES)) {
    const slot = await slotIn(state);
    if (renderToStaticMarkup(<SlotState view={slot.view} label="PAN" />).includes("text-ok"))
      green.push(slot.view.kind);
  }
  expect([...new Set(green)].sort()).toEqual(["done", "locked"]);
});

test("that a PDF asks for its password is said aloud, and no longer while it opens", async () => {
  const slot = await slotIn("asks for a password");
  expect(slot.view.announcement).toBe("PAN: this PDF asks for its password");
  slot.commands.unlock("RAVI1503");
  expect(slot.view.announcement).toBe("");
});

test("the states stand for all kinds of view, and between them offer every action", async () => {
  const offered: Record<string, Set<Action>> = {};
  for (const state of Object.keys(STATES)) {
    const { kind, actions } = (await slotIn(state)).view;
    offered[kind] = new Set([...(offered[kind] ?? []), ...actions]);
  }
  const all = Object.values(offered).flatMap((actions) => [...actions]);
  expect(Object.keys(offered).sort()).toEqual(Object.keys(ACTIONS).sort());
  expect([...new Set(all)].sort()).toEqual([...new Set(Object.values(ACTIONS).flat())].sort());
});

test.each(Object.entries(STATES))("what is seen: %s", async (state, { sight }) => {
  expect((await slotIn(state)).sight).toEqual(sight);
});

describe.each(Object.entries(STATES))("%s", (state, { sight, then }) => {
  test.each(Object.entries(EVENTS))("%s", async (event, [action, happen]) => {
    const slot = await slotIn(state);
    const next = then[event as Event];
    if (action && !slot.view.actions.includes(action)) return expect(next).toBeUndefined();
    await happen(slot);
    await settled();
    expect(slot.sight).toEqual(typeof next === "string" ? STATES[next]!.sight : (next ?? sight));
  });
});
