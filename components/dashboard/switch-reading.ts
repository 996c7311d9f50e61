import { post } from "@/lib/browser/post";
import { CONSENT_VERSION } from "@/lib/users/consent";

/** Whether papers are read by machine, as it stands, or as it is turned by a yes or no to the notice that is shown. */
export const switchReading = async (isOn?: boolean) =>
  (
    await post<{ readsPapers: boolean }>("readings/switch", {
      readsPapers: isOn,
      consentVersion: isOn ? CONSENT_VERSION : undefined,
    })
  ).data.readsPapers;
