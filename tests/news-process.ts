// One of several instances of the app, as far as news to students goes. Told "send" it tells once what is due and
// answers "done"; started with "work" it looks again and again. lib/notifications/news-worker.test.ts starts it.
import { sendNews, startNewsWorker } from "@/lib/notifications/news-worker";

process.on("message", () => void sendNews().then(() => process.send?.("done")));
process.on("disconnect", () => process.exit(0));
if (process.argv[2] === "work") startNewsWorker({ first: 100, last: 200 });
process.send?.("ready");
