import { normalizeLine } from "@/lib/text/normalize";
import { NAME_MAX } from "@/lib/uploads/policy";

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** A display name: no folders, nothing invisible, at most NAME_MAX characters. Never a path. */
export function cleanFileName(name: string) {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const clean = normalizeLine(last.replace(CONTROLS, ""));
  const dot = clean.lastIndexOf(".");
  const base = [...(dot < 0 ? clean : clean.slice(0, dot))];
  const extension = dot < 0 ? [] : [...clean.slice(dot)].slice(0, 12);
  return (
    (base
      .slice(0, NAME_MAX - extension.length)
      .join("")
      .trim() || "document") + extension.join("")
  );
}
