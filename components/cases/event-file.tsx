import type { LoadedEvent } from "@/lib/cases/data";
import { t } from "@/lib/messages/text";

/** The file of a line, opened beside the page; nothing where it has none. */
export const EventFile = ({ file }: Pick<LoadedEvent, "file">) =>
  file && (
    <a href={file.url} target="_blank" rel="noreferrer" className="link inline-block py-1 wrap-anywhere">
      <span>{file.name}</span>
      <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
    </a>
  );
