import { COUNTRY_CODE } from "@/lib/contact/validation";

/** "+91 98765 43210" of ten digits. */
export const shownPhone = (digits: string) => `${COUNTRY_CODE} ${digits.slice(0, 5)} ${digits.slice(5)}`;
