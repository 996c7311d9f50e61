import type { Metadata } from "next";
import { Logins } from "@/components/dashboard/logins";
import { ReadingSwitch } from "@/components/dashboard/reading-switch";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("logins.title", "Where you are logged in") });

export default function LoginsPage() {
  return (
    <Logins>
      <ReadingSwitch />
    </Logins>
  );
}
