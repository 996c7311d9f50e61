import { plural, t } from "@/lib/messages/text";

/** "412 KB", "3.1 MB", "10 MB"; 1 KB is 1024 bytes, as in the upload limit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return plural("ui.bytes", bytes, { one: "1 byte", other: "{{count}} bytes" });
  const size = Math.round(bytes / 1024);
  return size < 1024
    ? t("ui.kilobytes", "{{size}} KB", { size })
    : t("ui.megabytes", "{{size}} MB", { size: Math.round((bytes / 1024 / 1024) * 10) / 10 });
}
