import { failure } from "@/components/ui/toast";
import { isRefused, post } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";

/** Takes the student's event back. A paper that was opened meanwhile stays; its button goes, so a toast says why. */
export async function takeBack({ caseId, today, eventId }: { caseId: string; today: string; eventId: number }) {
  try {
    await post("cases/write", { caseId, kind: "corrected", happenedOn: today, correctsId: eventId });
  } catch (error) {
    if (!isRefused(error, "paperOpened")) throw error;
    failure(saidBy(error));
  }
}
