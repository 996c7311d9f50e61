import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import type { WrittenEvent } from "@/lib/cases/schema";
import { stoppedLinksWords } from "@/lib/share-links/words";

/** Writes the student's answer of one press, and says whose links it ended. @throws CallError */
export async function writeAnswer(event: WrittenEvent): Promise<void> {
  const { data } = await post<{ stoppedLinks: readonly string[] }>("cases/write", event);
  const words = stoppedLinksWords(data.stoppedLinks);
  if (words) success(words);
}
