import { LenderList, listMetadata } from "@/components/lender/lender-list";
import { COLUMNS } from "@/lib/lenders/columns";
import { isAsked, readQuery, unreadPart, writeQuery } from "@/lib/lenders/compare";
import { schemesFor } from "@/lib/lenders/data";

// Made for each request: what it shows stands in the address.
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function read({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  );
  const search = `?${new URLSearchParams(given)}`;
  const query = readQuery(search, COLUMNS);
  return { query, asked: `?${[writeQuery(query), unreadPart(search, COLUMNS)].filter(Boolean).join("&")}` };
}

export async function generateMetadata(props: Props) {
  const { query } = await read(props);
  return listMetadata(await schemesFor(query), isAsked(query));
}

/** The table with what its address asks for, at /education-loan (next.config.ts). */
export default async function AskedLendersPage(props: Props) {
  const { query, asked } = await read(props);
  return <LenderList table={await schemesFor(query)} asked={asked} />;
}
