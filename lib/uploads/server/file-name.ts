import { NAME_MAX } from "@/lib/uploads/policy";

// Control and formatting characters (among them those that turn the reading direction, so that "gpj.exe" reads as
// "exe.jpg") and line separators. The two joiners stay: Indian scripts need them.
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * The name of a file as it may be stored and shown: no folders, nothing invisible, well-formed, at most NAME_MAX
 * characters with the extension kept. It is never used as a path.
 */
export function cleanFileName(name: string) {
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(HIDDEN, "").replace(/\s+/g, " ").trim();
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
