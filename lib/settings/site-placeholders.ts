import { site } from "@/lib/site";

type Phone = { tel: string };
type Contacts = {
  phone: Phone;
  whatsapp: string;
  email: string;
  grievance: { email: string };
  offices: readonly { city: string; address: string; email: string; phone: Phone }[];
  socials: readonly { name: string; url: string }[];
};

// Names that end in .example reach nobody (RFC 2606); a front page is nobody's account.
const isPlaceholder = {
  phone: (digits: string) => /^\+?9190000000\d\d$/.test(digits),
  email: (address: string) => /[@.]example$/.test(address),
  address: (address: string, city: string) => address === `${city}, Gujarat, India`,
  account: (url: string) => new URL(url).pathname === "/",
};

export function placeholdersIn({ phone, whatsapp, email, grievance, offices, socials }: Contacts = site): string[] {
  const lines: Record<string, boolean> = {
    phone: isPlaceholder.phone(phone.tel),
    whatsapp: isPlaceholder.phone(whatsapp),
    email: isPlaceholder.email(email),
    "grievance.email": isPlaceholder.email(grievance.email),
  };
  offices.forEach((office, index) => {
    lines[`offices[${index}].address`] = isPlaceholder.address(office.address, office.city);
    lines[`offices[${index}].email`] = isPlaceholder.email(office.email);
    lines[`offices[${index}].phone`] = isPlaceholder.phone(office.phone.tel);
  });
  socials.forEach(({ url }, index) => {
    lines[`socials[${index}].url`] = isPlaceholder.account(url);
  });
  return Object.keys(lines).filter((name) => lines[name]);
}
