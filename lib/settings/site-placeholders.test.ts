import { placeholdersIn } from "./site-placeholders";
import { isDemo, site } from "@/lib/site";

const real = {
  phone: { tel: "+912612345678" },
  whatsapp: "919825012345",
  email: "hello@dakhila.in",
  grievance: { email: "grievance@dakhila.in" },
  offices: [
    { city: "Surat", address: "4 Ring Road, Surat 395002", email: "surat@dakhila.in", phone: { tel: "+912612345679" } },
  ],
  socials: [{ name: "Instagram", url: "https://www.instagram.com/dakhila" }],
};

test("contacts that are filled in are no placeholders", () => {
  expect(placeholdersIn(real)).toEqual([]);
});

test.each<[string, Partial<typeof real>]>([
  ["phone", { phone: { tel: "+919000000000" } }],
  ["whatsapp", { whatsapp: "919000000000" }],
  ["email", { email: "hello@dakhila.example" }],
  ["grievance.email", { grievance: { email: "grievance@dakhila.example" } }],
  ["offices[0].address", { offices: [{ ...real.offices[0]!, address: "Surat, Gujarat, India" }] }],
  ["offices[0].email", { offices: [{ ...real.offices[0]!, email: "surat@example" }] }],
  ["offices[0].phone", { offices: [{ ...real.offices[0]!, phone: { tel: "+919000000001" } }] }],
  ["socials[0].url", { socials: [{ name: "Facebook", url: "https://www.facebook.com/" }] }],
])("a placeholder at %s is found", (name, change) => {
  expect(placeholdersIn({ ...real, ...change })).toEqual([name]);
});

test("the site says that it is a demo as long as its phone or its mail reaches nobody", () => {
  const reachesNobody = placeholdersIn(site).some((name) => name === "phone" || name === "email");
  expect(isDemo).toBe(reachesNobody);
});
