"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { joinIds } from "@/components/ui/control";
import { TextInput } from "@/components/ui/text-input";
import { t } from "@/lib/messages/text";
import { CopySteps } from "./copy-steps";

const hints = () => [
  t(
    "uploads.passwordBank",
    "Bank statement: often the first 4 letters of the account holder's name with the day and month of birth, such as RAVI1503, or the customer number.",
  ),
  t(
    "uploads.passwordAadhaar",
    "e-Aadhaar: the first 4 letters of the name in capital letters with the year of birth, such as RAVI1990.",
  ),
  t("uploads.passwordTax", "Tax papers and salary slips: often the PAN, alone or with the date of birth."),
];

/** Asks for the password of a slot's PDF. What is typed stays in this box until the PDF is open, and goes with it. */
export function PasswordBox({
  path,
  label,
  isWrong,
  isOpening,
  isBrief = false,
  onUnlock,
}: {
  /** The slot's id on the page: what it says of a failed try stands at `<path>-error`. */
  path: string;
  label: string;
  isWrong: boolean;
  isOpening: boolean;
  /** The hints stand above, at another one. */
  isBrief?: boolean;
  onUnlock: (password: string) => void;
}) {
  const id = `${path}-password`;
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Only where the person is at this slot or row: a reload brings the box back as well, and takes no focus.
  const isHere = () => box.current?.closest(".slot, li")?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (isHere()) box.current?.focus();
  }, []);
  useEffect(() => {
    if (!isWrong || isOpening || !isHere()) return;
    box.current?.focus();
    box.current?.select();
  }, [isWrong, isOpening]);
  function open() {
    if (password === "") box.current?.focus();
    else if (!isOpening) onUnlock(password);
  }
  return (
    <div className="grid basis-full gap-2 pb-1">
      {!isBrief && (
        <p id={`${id}-about`} className="text-sm">
          {t(
            "uploads.passwordAbout",
            "This PDF has a password. Type it here: the PDF is opened on this device and goes up without it. The password is not sent to us and not kept.",
          )}
        </p>
      )}
      <label htmlFor={id} className="font-bold">
        {t("uploads.password", "Password of the PDF")}
        <span className="sr-only">{`: ${label}`}</span>
      </label>
      {/* No form of its own: it may stand inside one. */}
      <div
        className="flex flex-wrap items-center gap-2"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.target !== box.current) return;
          event.preventDefault();
          open();
        }}
      >
        <TextInput
          ref={box}
          id={id}
          type={isShown ? "text" : "password"}
          // Browsers keep what is typed into a box for passwords, even one that says "off", but not codes.
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={password}
          onValueChange={setPassword}
          invalid={isWrong}
          describedBy={joinIds(isWrong && `${path}-error`, !isBrief && `${id}-about`, !isBrief && `${id}-hints`)}
          className="min-w-0 flex-1 basis-48"
        />
        <Button size="sm" busy={isOpening} onClick={open}>
          {t("uploads.openPdf", "Open the PDF")}
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      </div>
      <Checkbox
        id={`${id}-shown`}
        checked={isShown}
        onCheckedChange={setShown}
        label={t("uploads.showPassword", "Show the password")}
      />
      {!isBrief && (
        <>
          <div id={`${id}-hints`} className="text-sm text-ink-2">
            <p>{t("uploads.passwordHints", "The mail or page that it came from says how it is made. Usually:")}</p>
            <ul className="list-disc ps-5">
              {hints().map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
          <CopySteps />
        </>
      )}
    </div>
  );
}
