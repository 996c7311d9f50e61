import { routes } from "@/lib/routes";

export const schemeAnchor = (schemeId: string) => `scheme-${schemeId.slice(schemeId.indexOf(".") + 1)}`;

export const schemeAddress = (lenderId: string, schemeId: string) =>
  `${routes.lender(lenderId)}#${schemeAnchor(schemeId)}`;
