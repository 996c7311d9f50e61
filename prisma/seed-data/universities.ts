import { readFileSync } from "node:fs";
import { join } from "node:path";

export type UniversitySeed = { countryCode: string; name: string };

/**
 * Universities and colleges of the given countries: lists/universities.csv (9,363 rows), cleaned, with names added that
 * it lacks. Sorted by country and name, each name once per country whatever its letter case.
 * @param codes ISO 3166-1 alpha-2 codes
 */
export function universitiesOf(codes: readonly string[]): UniversitySeed[] {
  const listed = parseRows(readFileSync(join(__dirname, "lists/universities.csv"), "utf8"));
  const found = new Map<string, UniversitySeed>();
  for (const [countryCode, raw] of [
    ...listed,
    ...Object.entries(ADDED).flatMap(([code, names]) => names.map((name) => [code, name] as const)),
  ]) {
    const name = tidyName(raw);
    if (!codes.includes(countryCode) || name === "" || NOT_ONE_INSTITUTE.has(name)) continue;
    const key = `${countryCode} ${name.toLowerCase()}`;
    if (!found.has(key)) found.set(key, { countryCode, name });
  }
  return [...found.values()].sort(
    (a, b) => a.countryCode.localeCompare(b.countryCode) || a.name.localeCompare(b.name, "en"),
  );
}

/** Lines of `code,name`, where a name with a comma or a quotation mark is quoted. */
function parseRows(csv: string): (readonly [string, string])[] {
  return csv.split("\n").flatMap((line) => {
    const match = /^([A-Z]{2}),(?:"((?:[^"]|"")*)"|(.*))$/.exec(line);
    return match?.[1] ? [[match[1], (match[2] ?? match[3] ?? "").replaceAll('""', '"')] as const] : [];
  });
}

/**
 * Undoes what the list's own history did to names: Windows-1252 quotes, HTML entities, stray spaces, known
 * misspellings.
 */
export function tidyName(raw: string): string {
  const name = raw
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("\u0093", "“")
    .replaceAll("\u0094", "”")
    .replaceAll("\u00b4", "’")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/ ([,)])/g, "$1")
    .replace(/\( /g, "(")
    .trim();
  return MISSPELT.reduce((fixed, [wrong, right]) => fixed.replaceAll(wrong, right), name);
}

const MISSPELT: readonly (readonly [string, string])[] = [
  ["Institue", "Institute"],
  ["lnstitute", "Institute"],
  ["Universtiy", "University"],
  ["Univeristy", "University"],
  ["Univerisity", "University"],
  ["Managment", "Management"],
  ["Isclamic", "Islamic"],
  ["Theeology", "Theology"],
  ["Agriculture Amd", "Agriculture and"],
  ["Abdekar", "Ambedkar"],
  ["Ramachardra", "Ramachandra"],
  ["StateMechnikov", "State Mechnikov"],
];

/** Entries that name no single institute. */
const NOT_ONE_INSTITUTE = new Set(["Engineering Colleges in Tamil Nadu", "Indian University"]);

/** Well-known institutes that the list lacks or still carries under a former name. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  AU: [
    "Curtin University",
    "Federation University Australia",
    "Flinders University",
    "James Cook University",
    "RMIT University",
    "Victoria University",
    "Western Sydney University",
  ],
  CA: [
    "Capilano University",
    "Fanshawe College",
    "HEC Montréal",
    "Kwantlen Polytechnic University",
    "Lambton College",
    "Mount Royal University",
    "OCAD University",
    "Ontario Tech University",
    "Polytechnique Montréal",
    "Toronto Metropolitan University",
    "University of the Fraser Valley",
    "Vancouver Island University",
    "Western University",
  ],
  DE: [
    "Constructor University",
    "Deggendorf Institute of Technology",
    "ESMT Berlin",
    "Frankfurt School of Finance & Management",
    "GISMA University of Applied Sciences",
    "IU International University of Applied Sciences",
    "Karlsruhe Institute of Technology",
    "RWTH Aachen University",
    "Technical University of Munich",
    "TU Dresden",
    "WHU - Otto Beisheim School of Management",
  ],
  FR: [
    "CentraleSupélec",
    "EDHEC Business School",
    "EMLYON Business School",
    "ESCP Business School",
    "ESSEC Business School",
    "Grenoble Ecole de Management",
    "HEC Paris",
    "IESEG School of Management",
    "INSEAD",
    "Institut Polytechnique de Paris",
    "Sciences Po",
    "SKEMA Business School",
    "Sorbonne Université",
    "Université Paris-Saclay",
  ],
  GB: [
    "Bangor University",
    "Cardiff Metropolitan University",
    "De Montfort University",
    "Durham University",
    "Goldsmiths, University of London",
    "King's College London",
    "Lancaster University",
    "Leeds Beckett University",
    "London South Bank University",
    "London School of Economics and Political Science",
    "Newcastle University",
    "Northumbria University",
    "Queen Mary University of London",
    "Queen's University Belfast",
    "Royal Holloway, University of London",
    "SOAS University of London",
    "Swansea University",
    "Teesside University",
    "Ulster University",
    "University College London",
    "University of Kent",
    "University of Roehampton",
    "University of South Wales",
    "University of the Arts London",
    "University of the West of Scotland",
    "University of West London",
  ],
  IE: [
    "Atlantic Technological University",
    "Dublin Business School",
    "Maynooth University",
    "Munster Technological University",
    "South East Technological University",
    "Technological University Dublin",
    "Technological University of the Shannon",
    "Trinity College Dublin",
    "University of Galway",
  ],
  IN: [
    "Ashoka University",
    "BITS Pilani",
    "Chandigarh University",
    "FLAME University",
    "Indian Institute of Foreign Trade",
    "Indian Institute of Management Ahmedabad",
    "Indian Institute of Management Bangalore",
    "Indian Institute of Management Calcutta",
    "Indian Institute of Management Indore",
    "Indian Institute of Management Kozhikode",
    "Indian Institute of Management Lucknow",
    "Indian Institute of Management Mumbai",
    "Indian Institute of Management Ranchi",
    "Indian Institute of Management Rohtak",
    "Indian Institute of Management Udaipur",
    "Indian Institute of Technology (BHU) Varanasi",
    "Indian Institute of Technology Bhubaneswar",
    "Indian Institute of Technology Gandhinagar",
    "Indian Institute of Technology Indore",
    "Indian Institute of Technology Jodhpur",
    "Indian Institute of Technology Mandi",
    "Indian Institute of Technology Patna",
    "Indian Institute of Technology Ropar",
    "Indian School of Business",
    "Lovely Professional University",
    "Marwadi University",
    "MICA Ahmedabad",
    "National Institute of Technology Karnataka",
    "O.P. Jindal Global University",
    "Parul University",
    "Savitribai Phule Pune University",
    "Shiv Nadar University",
    "Sardar Vallabhbhai National Institute of Technology Surat",
    "S.P. Jain Institute of Management and Research",
    "Veer Narmad South Gujarat University",
    "XLRI Jamshedpur",
  ],
  NL: [
    "Maastricht University",
    "Radboud University",
    "The Hague University of Applied Sciences",
    "Vrije Universiteit Amsterdam",
  ],
  NZ: ["Ara Institute of Canterbury", "Unitec Institute of Technology"],
  SG: [
    "INSEAD",
    "James Cook University Singapore",
    "Singapore Institute of Technology",
    "Singapore University of Social Sciences",
    "Singapore University of Technology and Design",
    "S P Jain School of Global Management",
  ],
  US: [
    "California State University, East Bay",
    "Hult International Business School",
    "Indiana University Indianapolis",
    "Missouri University of Science and Technology",
    "NYU Tandon School of Engineering",
    "Purdue University Northwest",
  ],
};
