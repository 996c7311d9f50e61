import { readFileSync } from "node:fs";
import { join } from "node:path";

export type PinCodeSeed = { pin: string; city: string; state: string };

type District = { state: string; district: string };

/**
 * Districts and states of every PIN code, from lists/pin-codes.txt (India Post's open data, 154,874 offices). A PIN
 * that crosses a border has several rows, the place with most offices first. Names and borders are brought up to date
 * where the list is behind: Ladakh, the merged Union Territory in the west, and renamed states and cities.
 */
export function pinCodes(): PinCodeSeed[] {
  const lines = readFileSync(join(__dirname, "lists/pin-codes.txt"), "utf8").trimEnd().split("\n");
  const found = new Map<string, { row: PinCodeSeed; offices: number }>();
  for (const line of lines) {
    const [state = "", district = "", pins = ""] = line.split("|");
    for (const each of pins.split(" ")) {
      const [pin = "", offices] = each.split(":");
      const row = placeOf(pin, { state, district });
      const key = `${row.pin}|${row.city}|${row.state}`;
      const seen = found.get(key);
      if (seen) seen.offices += Number(offices);
      else found.set(key, { row, offices: Number(offices) });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.row.pin.localeCompare(b.row.pin) || b.offices - a.offices)
    .map(({ row }) => row);
}

/** The row of a PIN code in a district, with today's names. */
export function placeOf(pin: string, { state, district }: District): PinCodeSeed {
  // "Bijapur(KAR)": the list tells districts of one name apart by a state code, which is of no use beside the state.
  const plain = district.replace(/\s*\((?:BH|CGH|HP|KAR|MH|Bhabua)\)$/, "").trim();
  const city = CITY_NOW[`${state}|${plain}`] ?? (state === "Delhi" && plain !== "New Delhi" ? "Delhi" : plain);
  const isLadakh = pin.startsWith("194") || ((plain === "Leh" || plain === "Kargil") && state === "Jammu & Kashmir");
  return { pin, city, state: isLadakh ? "Ladakh" : (STATE_NOW[state] ?? state) };
}

const STATE_NOW: Readonly<Record<string, string>> = {
  "Andaman & Nicobar": "Andaman and Nicobar Islands",
  Chattisgarh: "Chhattisgarh",
  "Dadra & Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "Daman & Diu": "Dadra and Nagar Haveli and Daman and Diu",
  "Jammu & Kashmir": "Jammu and Kashmir",
  Pondicherry: "Puducherry",
};

/**
 * Renamed, misspelt or doubly listed districts. A district split since then keeps its old name: the row is a
 * suggestion.
 */
const CITY_NOW: Readonly<Record<string, string>> = {
  "Andaman & Nicobar|North And Middle Andaman": "North and Middle Andaman",
  "Andhra Pradesh|Ananthapur": "Anantapur",
  "Andhra Pradesh|Cuddapah": "Kadapa",
  "Assam|Marigaon": "Morigaon",
  "Assam|North Cachar Hills": "Dima Hasao",
  "Assam|Sibsagar": "Sivasagar",
  "Chattisgarh|Janjgir-champa": "Janjgir-Champa",
  "Dadra & Nagar Haveli|Dadra & Nagar Haveli": "Dadra and Nagar Haveli",
  "Gujarat|Gandhi Nagar": "Gandhinagar",
  "Gujarat|Surendra Nagar": "Surendranagar",
  "Gujarat|The Dangs": "Dang",
  "Haryana|Gurgaon": "Gurugram",
  "Haryana|Yamuna Nagar": "Yamunanagar",
  "Himachal Pradesh|Lahul & Spiti": "Lahaul and Spiti",
  "Jammu & Kashmir|Ananthnag": "Anantnag",
  "Jammu & Kashmir|Bandipur": "Bandipora",
  "Jammu & Kashmir|Rajauri": "Rajouri",
  "Jharkhand|Giridh": "Giridih",
  "Jharkhand|Hazaribag": "Hazaribagh",
  "Jharkhand|Palamau": "Palamu",
  "Jharkhand|Seraikela-kharsawan": "Seraikela-Kharsawan",
  "Karnataka|Bangalore": "Bengaluru",
  "Karnataka|Bangalore Rural": "Bengaluru Rural",
  "Karnataka|Belgaum": "Belagavi",
  "Karnataka|Bellary": "Ballari",
  "Karnataka|Bijapur": "Vijayapura",
  "Karnataka|Chamrajnagar": "Chamarajanagar",
  "Karnataka|Chickmagalur": "Chikkamagaluru",
  "Karnataka|Gulbarga": "Kalaburagi",
  "Karnataka|Mysore": "Mysuru",
  "Karnataka|Shimoga": "Shivamogga",
  "Karnataka|Tumkur": "Tumakuru",
  "Kerala|Kasargod": "Kasaragod",
  "Madhya Pradesh|East Nimar": "Khandwa",
  "Madhya Pradesh|Hoshangabad": "Narmadapuram",
  "Madhya Pradesh|West Nimar": "Khargone",
  "Maharashtra|Ahmed Nagar": "Ahilyanagar",
  "Maharashtra|Aurangabad": "Chhatrapati Sambhajinagar",
  "Maharashtra|Osmanabad": "Dharashiv",
  "Mizoram|Mammit": "Mamit",
  "Pondicherry|Pondicherry": "Puducherry",
  "Punjab|Ropar": "Rupnagar",
  "Rajasthan|Jhujhunu": "Jhunjhunu",
  "Tamil Nadu|Tuticorin": "Thoothukudi",
  "Tamil Nadu|Villupuram": "Viluppuram",
  "Telangana|K.V.Rangareddy": "Ranga Reddy",
  "Telangana|Karim Nagar": "Karimnagar",
  "Telangana|Mahabub Nagar": "Mahabubnagar",
  "Uttar Pradesh|Allahabad": "Prayagraj",
  "Uttar Pradesh|Bagpat": "Baghpat",
  "Uttar Pradesh|Faizabad": "Ayodhya",
  "Uttar Pradesh|Jyotiba Phule Nagar": "Amroha",
  "Uttar Pradesh|Kanpur Nagar": "Kanpur",
  "Uttar Pradesh|Kheri": "Lakhimpur Kheri",
  "Uttar Pradesh|Sant Ravidas Nagar": "Bhadohi",
  "West Bengal|Darjiling": "Darjeeling",
  "West Bengal|East Midnapore": "Purba Medinipur",
  "West Bengal|Medinipur": "Paschim Medinipur",
  "West Bengal|Puruliya": "Purulia",
  "West Bengal|West Midnapore": "Paschim Medinipur",
};
