import { addressOf, takeInProcess } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { countVitals } from "@/lib/metrics/count-vitals";
import { vitalsBody } from "@/lib/metrics/schema";

// Generous, because a campus shares an address; one page view in ten tells anything.
const takeVitals = takeInProcess({ name: "vitals", points: 60, seconds: 60 });

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: vitalsBody, limits: (request) => takeVitals(addressOf(request)) },
  async ({ body }) => {
    countVitals(body);
    return {};
  },
);
