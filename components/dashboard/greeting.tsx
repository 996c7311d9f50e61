"use client";

import { firstNameOf, initialsOf } from "@/lib/dashboard/greeting";
import { t } from "@/lib/messages/text";
import { useStudentName } from "./use-student-name";

/** Keeps its room but stays unseen until the name is known, so that nobody is called "User" for a moment. */
export function Greeting() {
  const name = useStudentName();
  return (
    <p
      className={`line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-bold md:text-base ${name === null ? "invisible" : ""}`}
    >
      {t("dashboard.greeting", "Hi {{name}}, Welcome To Your Dashboard!", { name: firstNameOf(name ?? "") })}
    </p>
  );
}

export function Initials() {
  const name = useStudentName();
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-peacock text-sm font-bold text-on-peacock"
    >
      {name !== null && initialsOf(name)}
    </span>
  );
}
