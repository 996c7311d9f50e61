"use client";

import { useEffect, useRef } from "react";
import { t } from "@/lib/messages/text";
import { focusField } from "./focus-field";

const mark = () => `${t("ui.error", "Error:")} `;

/** Takes the focus each time `at` changes (count the attempts). Draw it only when there is something to say. */
export function ErrorSummary({
  at,
  heading = t("ui.problem", "There is a problem"),
  message,
  errors = [],
}: {
  at: number | string;
  heading?: string;
  message?: string;
  errors?: readonly { id: string; message: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    if (!document.title.startsWith(mark())) document.title = mark() + document.title;
    return () => {
      if (document.title.startsWith(mark())) document.title = document.title.slice(mark().length);
    };
  }, [at]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="summary-box">
      <h2 className="text-h4">{heading}</h2>
      {message && <p className="mt-2">{message}</p>}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              <a
                href={`#${error.id}`}
                className="inline-block py-1"
                onClick={(event) => {
                  if (focusField(error.id)) event.preventDefault();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
