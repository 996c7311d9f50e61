import { normalizeLine } from "@/lib/text/normalize";
import { NAME_MAX } from "@/lib/uploads/policy";

/** No separators either: a name is one line. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * The name of a file as it may be stored and shown: no folders, nothing invisible, well-formed, at most NAME_MAX
 * characters with the extension kept. It is never used as a path.
 */
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
