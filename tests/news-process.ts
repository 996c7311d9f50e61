// One of several instances of the app (lib/notifications/news-worker.test.ts): "send" tells once what is due.
import { sendNews, startNewsWorker } from "@/lib/notifications/news-worker";

process.on("message", () => void sendNews().then(() => process.send?.("done")));
process.on("disconnect", () => process.exit(0));
if (process.argv[2] === "work") startNewsWorker({ first: 100, last: 200 });
process.send?.("ready");
