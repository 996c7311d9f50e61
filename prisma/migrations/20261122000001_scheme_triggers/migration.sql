-- Prisma Studio does not show why a row was refused, so rows of public content are taken as they come, and the first
-- column says in words what is to be mended. The site shows a row only while that column is empty.

-- ---------------------------------------------------------------- what the words may be

-- The keys that "a3_covers" of a source may hold: those of lib/lenders/facts.ts, and two facts of the lender itself.
CREATE FUNCTION fact_keys() RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array('rate,unsecured,secured,minimum,fee,margin,tenure,grace,studying,prepayment,concession,countries,levels,institutes,onlyIf,admission,coApplicant,time,collateral', ',')
$$;

-- ISO 3166-1 alpha-2.
CREATE FUNCTION country_codes() RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array('AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW', ' ')
$$;

CREATE FUNCTION course_levels() RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array('undergraduate,postgraduate,postgraduate_diploma,doctorate', ',')
$$;

CREATE FUNCTION words_of(list TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(trim(word)) FILTER (WHERE trim(word) <> ''), '{}') FROM unnest(string_to_array(list, ',')) word
$$;

-- A sentence that names the words of a list that are none of those allowed, or null.
CREATE FUNCTION unknown_words(cell TEXT, list TEXT, allowed TEXT[], advice TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT cell || ': "' || string_agg(word, '", "') || '" cannot be read; ' || advice
  FROM unnest(words_of(list)) word WHERE NOT word = ANY (allowed) HAVING count(*) > 0
$$;

-- Days are those of India, as everywhere.
CREATE FUNCTION today() RETURNS DATE LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date $$;

-- What is wrong with the date of a page and the day it was read on.
CREATE FUNCTION dating_faults(page_cell TEXT, page_date TEXT, read_cell TEXT, read_on DATE) RETURNS TEXT[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  parts TEXT[];
  first DATE;
  faults TEXT[] := '{}';
BEGIN
  IF read_on > today() THEN
    faults := faults || format('%s: %s lies in the future; write the day on which you read the page.', read_cell, read_on);
  END IF;
  IF page_date IS NULL THEN RETURN faults; END IF;
  parts := regexp_match(page_date, '^(20\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$');
  IF parts IS NOT NULL THEN
    first := make_date(parts[1]::int, coalesce(parts[2], '1')::int, 1);
    IF parts[3]::int > extract(day FROM first + interval '1 month' - interval '1 day') THEN parts := NULL; END IF;
  END IF;
  IF parts IS NULL THEN
    RETURN faults || format('%s: "%s" is no date; write it as the page says it, 2025, 2025-09 or 2025-09-29, or leave it blank where the page carries none.', page_cell, page_date);
  END IF;
  first := first + coalesce(parts[3]::int, 1) - 1;
  IF first > today() THEN
    faults := faults || format('%s: %s lies in the future; write the date that the page carries.', page_cell, page_date);
  ELSIF first > read_on THEN
    faults := faults || format('%s: %s lies after %s, the day it was read; correct one of them.', page_cell, page_date, read_cell);
  END IF;
  RETURN faults;
END $$;

CREATE FUNCTION slug_fault(id TEXT, pattern TEXT, advice TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN id !~ pattern OR length(id) > 120 THEN format('id: "%s" cannot be an address; write %s.', id, advice) END
$$;

CREATE FUNCTION blank_fault(cell TEXT, value TEXT, advice TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN trim(coalesce(value, '')) = '' THEN format('%s: blank; write %s.', cell, advice) END
$$;

CREATE FUNCTION range_fault(cell TEXT, value NUMERIC, lowest NUMERIC, highest NUMERIC, advice TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN value NOT BETWEEN lowest AND highest THEN format('%s: %s cannot be right; write %s.', cell, trim_scale(value), advice) END
$$;

CREATE FUNCTION rate_fault(cell TEXT, value NUMERIC) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT range_fault(cell, value, 1, 40, '% a year from 1 to 40, such as 9.15')
$$;

CREATE FUNCTION amount_fault(cell TEXT, value NUMERIC) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT range_fault(cell, value, 1, 1000000000, 'a whole sum such as 2000000, or leave it blank')
$$;

-- The percentages and the sums of money in words: 8.5, and 2000000 for ₹20 lakh.
CREATE FUNCTION percentages_in(words TEXT) RETURNS NUMERIC[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(found[1]::numeric), '{}') FROM regexp_matches(words, '(\d+(?:\.\d+)?) ?%', 'g') found
$$;

CREATE FUNCTION amounts_in(words TEXT) RETURNS NUMERIC[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(amount), '{}') FROM (
    SELECT replace(found[1], ',', '')::numeric * CASE lower(found[2]) WHEN 'lakh' THEN 100000 WHEN 'crore' THEN 10000000 ELSE 1 END AS amount
    FROM regexp_matches(words, '(?:₹|Rs\.?|INR|\$|£|€|-|–) ?(\d[\d,]*(?:\.\d+)?)(?: ?(lakh|crore))?', 'gi') found
  ) read WHERE amount >= 1000
$$;

-- What is wrong with words that stand instead of those made from the schemes: of their figures some must be one of the
-- schemes', or the first, as words on rates begin with the lowest.
CREATE FUNCTION words_faults(cell TEXT, words TEXT, percentages NUMERIC[], amounts NUMERIC[], first_one BOOLEAN) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  said NUMERIC[];
  faults TEXT[] := '{}';
  figures NUMERIC[];
BEGIN
  IF trim(coalesce(words, '')) = '' THEN RETURN faults; END IF;
  IF words ~ '\d,\d{1,2}(?![\d,])' THEN
    RETURN faults || format('%s: "%s" has a comma inside a figure; write 8.90, or 7,50,000.', cell, words);
  END IF;
  IF words ~* '\mnil\M' THEN RETURN faults; END IF;
  FOR said, figures IN VALUES (percentages_in(words), percentages), (amounts_in(words), amounts) LOOP
    figures := array_remove(figures, NULL);
    IF cardinality(said) > 0 AND cardinality(figures) > 0
       AND NOT (CASE WHEN first_one THEN said[1] = ANY (figures) ELSE said && figures END) THEN
      faults := faults || format('%s: "%s" says otherwise than the schemes, which have %s; correct one of them, or leave the words blank to have them written from the schemes.',
        cell, words, (SELECT string_agg(trim_scale(figure)::text, ', ') FROM (SELECT DISTINCT unnest(figures) ORDER BY 1) known (figure)));
    END IF;
  END LOOP;
  RETURN faults;
END $$;

-- The first letters of up to three words; of one word its first two.
CREATE FUNCTION initials_of(name TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN count(*) > 1 THEN left(upper(string_agg(left(word[1], 1), '')), 3) ELSE upper(left(max(word[1]), 2)) END
  FROM regexp_matches(name, '\m([[:upper:]][[:alnum:]]*)', 'g') word
$$;

CREATE FUNCTION joined(faults TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_string(array_remove(faults, NULL), ' ')
$$;

-- ---------------------------------------------------------------- what is to be mended
-- Of two rows at one position the one that came there last says so: an edit never takes another row off the site.

CREATE FUNCTION mend_partner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faults TEXT[] := '{}';
  rates NUMERIC[];
  amounts NUMERIC[];
  margins NUMERIC[];
  fees NUMERIC[];
  fee_sums NUMERIC[];
  prepayments NUMERIC[];
BEGIN
  IF NEW.a5_position = 0 THEN
    SELECT coalesce(max(a5_position), 0) + 10 INTO NEW.a5_position FROM "Partner" WHERE id <> NEW.id;
  END IF;
  IF trim(NEW.a6_initials) = '' THEN NEW.a6_initials := coalesce(initials_of(NEW.a1_name), ''); END IF;

  faults := faults
    || slug_fault(NEW.id, '^[a-z0-9]+(-[a-z0-9]+)*$', 'small letters, digits and hyphens, such as state-bank-of-india')
    || blank_fault('a1_name', NEW.a1_name, 'the name of the lender');
  IF (TG_OP = 'INSERT' OR NEW.a5_position <> OLD.a5_position OR OLD.a0_to_mend LIKE '%a5_position:%')
     AND EXISTS (SELECT FROM "Partner" WHERE a5_position = NEW.a5_position AND id <> NEW.id AND z1_archived_at IS NULL) THEN
    faults := faults || format('a5_position: another lender stands at %s; write another number, or 0 for the end.', NEW.a5_position);
  END IF;
  IF NOT EXISTS (SELECT FROM "PartnerSource" WHERE a1_lender = NEW.id) THEN
    faults := faults || format('No source: add a row to PartnerSource with "%s" in a1_lender.', NEW.id);
  END IF;
  IF trim(coalesce(NEW.c1_words_rate, '')) = '' THEN
    IF NOT EXISTS (SELECT FROM "Scheme" WHERE a3_lender = NEW.id AND z1_archived_at IS NULL) THEN
      faults := faults || format('No scheme: add a row to Scheme with "%s" in a3_lender.', NEW.id);
    ELSIF NOT EXISTS (SELECT FROM "Scheme" WHERE a3_lender = NEW.id AND z1_archived_at IS NULL AND a2_live AND a0_to_mend = '') THEN
      faults := faults || 'None of its schemes is live and without anything to mend: look into Scheme.'::text;
    ELSIF NOT EXISTS (
      SELECT FROM "Rate" JOIN "Scheme" ON "Scheme".id = b1_scheme
      WHERE a3_lender = NEW.id AND z1_archived_at IS NULL AND a2_live AND "Scheme".a0_to_mend = '' AND a9_live AND "Rate".a0_to_mend = ''
    ) THEN
      faults := faults || 'None of its live schemes has a live rate without anything to mend, so the site does not list it: look into Rate.'::text;
    END IF;
  ELSIF NEW.c1_words_rate !~ '\d ?%' THEN
    faults := faults || format('c1_words_rate: "%s" names no percentage; write it like 9.15%% a year, or leave it blank.', NEW.c1_words_rate);
  ELSIF NEW.c1_words_rate !~ '\d,\d{1,2}(?![\d,])' THEN
    SELECT faults || array_agg(rate_fault('c1_words_rate', rate)) INTO faults FROM unnest(percentages_in(NEW.c1_words_rate)) rate;
  END IF;

  SELECT array_agg(a1_from_pct) || array_agg(a2_to_pct) INTO rates
  FROM "Rate" JOIN "Scheme" ON "Scheme".id = b1_scheme
  WHERE a3_lender = NEW.id AND z1_archived_at IS NULL AND a2_live AND a9_live;
  SELECT array_agg(c1_amount_min - CASE WHEN c1_amount_min % 1000 = 1 THEN 1 ELSE 0 END) || array_agg(c2_secured_max) || array_agg(c3_unsecured_max) || array_agg(c4_unsecured_top),
    array_agg(d5_margin_india) || array_agg(d6_margin_abroad), array_agg(d1_fee_pct),
    array_agg(d2_fee_flat) || array_agg(d3_fee_nil_up_to), array_agg(e7_prepayment_pct)
  INTO amounts, margins, fees, fee_sums, prepayments
  FROM "Scheme" WHERE a3_lender = NEW.id AND z1_archived_at IS NULL AND a2_live;
  NEW.a0_to_mend := joined(faults
    || words_faults('c1_words_rate', NEW.c1_words_rate, rates, '{}', true)
    || words_faults('c2_words_amount', NEW.c2_words_amount, '{}', amounts, false)
    || words_faults('c3_words_secured', NEW.c3_words_secured, '{}', amounts, false)
    || words_faults('c4_words_unsecured', NEW.c4_words_unsecured, '{}', amounts, false)
    || words_faults('c5_words_margin', NEW.c5_words_margin, margins, '{}', false)
    || words_faults('c6_words_fee', NEW.c6_words_fee, fees, fee_sums, false)
    || words_faults('c7_words_tenure', NEW.c7_words_tenure, '{}', '{}', false)
    || words_faults('c8_words_prepayment', NEW.c8_words_prepayment, prepayments, '{}', false)
    || words_faults('c9_words_holiday', NEW.c9_words_holiday, '{}', '{}', false));
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'a0_to_mend' <> to_jsonb(OLD) - 'a0_to_mend' THEN NEW.z3_updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION mend_scheme() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faults TEXT[] := '{}';
  typed TEXT;
BEGIN
  IF NOT EXISTS (SELECT FROM "Partner" WHERE id = NEW.a3_lender) THEN
    typed := NEW.a3_lender;
    NEW.a3_lender := CASE WHEN TG_OP = 'UPDATE' THEN OLD.a3_lender ELSE split_part(NEW.id, '.', 1) END;
    faults := faults || format('a3_lender: there is no lender "%s"; write the id of a row of Partner.', typed);
  END IF;
  NEW.f2_benchmark := nullif(trim(NEW.f2_benchmark), '');
  IF NEW.f2_benchmark IS NOT NULL AND NOT EXISTS (SELECT FROM "Benchmark" WHERE id = NEW.f2_benchmark) THEN
    faults := faults || format('f2_benchmark: there is no benchmark "%s"; write the id of a row of Benchmark, or leave it blank.', NEW.f2_benchmark);
    NEW.f2_benchmark := CASE WHEN TG_OP = 'UPDATE' THEN OLD.f2_benchmark END;
  END IF;
  IF NEW.a4_position = 0 THEN
    SELECT coalesce(max(a4_position), 0) + 10 INTO NEW.a4_position FROM "Scheme" WHERE a3_lender = NEW.a3_lender AND id <> NEW.id;
  END IF;

  faults := faults
    || slug_fault(NEW.id, '^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$', 'the lender''s id, a dot and a short name in small letters, such as state-bank-of-india.scholar')
    || blank_fault('a1_scheme', NEW.a1_scheme, 'the name of the scheme')
    || unknown_words('b3_countries', NEW.b3_countries, country_codes(), 'write codes of two capital letters, separated by commas, such as US,GB,DE.')
    || unknown_words('b4_levels', NEW.b4_levels, course_levels(), format('write some of %s, or leave it blank for any.', array_to_string(course_levels(), ', ')));
  IF NOT starts_with(NEW.id, NEW.a3_lender || '.') THEN
    faults := faults || format('id: it does not begin with its lender; write %s, a dot and a short name.', NEW.a3_lender);
  END IF;
  IF (TG_OP = 'INSERT' OR NEW.a4_position <> OLD.a4_position OR OLD.a0_to_mend LIKE '%a4_position:%')
     AND EXISTS (SELECT FROM "Scheme" WHERE a3_lender = NEW.a3_lender AND a4_position = NEW.a4_position AND id <> NEW.id AND z1_archived_at IS NULL) THEN
    faults := faults || format('a4_position: another scheme of the lender stands at %s; write another number, or 0 for the end.', NEW.a4_position);
  END IF;
  IF NOT NEW.b1_in_india AND NEW.b2_abroad = 'none' THEN
    faults := faults || 'b1_in_india, b2_abroad: say where the scheme lends, in India, abroad or both.'::text;
  END IF;
  IF NEW.b2_abroad = 'named' AND cardinality(words_of(NEW.b3_countries)) = 0 THEN
    faults := faults || 'b3_countries: blank, while b2_abroad says that countries are named; name them.'::text;
  ELSIF NEW.b2_abroad = 'none' AND cardinality(words_of(NEW.b3_countries)) > 0 THEN
    faults := faults || 'b3_countries: it names countries, while b2_abroad is none; correct one of them.'::text;
  END IF;
  IF NOT NEW.c0_currency::text = ANY (string_to_array('INR,USD,GBP,EUR,CAD,AUD,NZD,SGD,HKD,JPY,CHF,SEK,NOK,DKK,AED,MYR,CNY,KRW', ',')) THEN
    faults := faults || format('c0_currency: "%s" is not known; write INR, USD, GBP, EUR or another code of three capital letters.', NEW.c0_currency);
  END IF;
  faults := faults
    || amount_fault('c1_amount_min', NEW.c1_amount_min)
    || amount_fault('c2_secured_max', NEW.c2_secured_max)
    || CASE WHEN NEW.c3_unsecured_max <> 0 THEN amount_fault('c3_unsecured_max', NEW.c3_unsecured_max) END
    || amount_fault('c4_unsecured_top', NEW.c4_unsecured_top)
    || range_fault('d1_fee_pct', NEW.d1_fee_pct, 0, 10, 'the largest fee as % of the loan, such as 1')
    || range_fault('d2_fee_flat', NEW.d2_fee_flat, 0, 1000000, 'a whole sum such as 10000')
    || amount_fault('d3_fee_nil_up_to', NEW.d3_fee_nil_up_to)
    || range_fault('d5_margin_india', NEW.d5_margin_india, 0, 100, 'the family''s share in %, such as 5')
    || range_fault('d6_margin_abroad', NEW.d6_margin_abroad, 0, 100, 'the family''s share in %, such as 15')
    || range_fault('e1_tenure_months', NEW.e1_tenure_months, 12, 480, 'months, such as 180 for 15 years')
    || range_fault('e4_grace_months', NEW.e4_grace_months, 0, 60, 'the months after the course, such as 6')
    || range_fault('e7_prepayment_pct', NEW.e7_prepayment_pct, 0, 10, '% of what is prepaid, 0 for none');
  IF NEW.c1_amount_min > greatest(NEW.c2_secured_max, NEW.c3_unsecured_max, NEW.c4_unsecured_top) THEN
    faults := faults || format('c1_amount_min: %s is more than the largest loan; correct one of them.', NEW.c1_amount_min);
  END IF;
  IF NEW.c4_unsecured_top < NEW.c3_unsecured_max THEN
    faults := faults || 'c4_unsecured_top: less than c3_unsecured_max; correct one of them.'::text;
  END IF;
  IF NEW.c4_unsecured_top IS NOT NULL AND NEW.c5_unsecured_top_for IS NULL THEN
    faults := faults || 'c5_unsecured_top_for: blank; say for whom c4_unsecured_top is.'::text;
  END IF;
  IF NOT EXISTS (SELECT FROM "PartnerSource" WHERE a1_lender = NEW.a3_lender AND coalesce(a2_scheme, NEW.id) = NEW.id) THEN
    faults := faults || format('No source: add a row to PartnerSource with "%s" in a1_lender and "%s" in a2_scheme.', NEW.a3_lender, NEW.id);
  END IF;
  NEW.a0_to_mend := joined(faults);
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'a0_to_mend' <> to_jsonb(OLD) - 'a0_to_mend' THEN NEW.z3_updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION mend_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faults TEXT[] := '{}';
  typed TEXT;
BEGIN
  IF NOT EXISTS (SELECT FROM "Scheme" WHERE id = NEW.b1_scheme) THEN
    typed := NEW.b1_scheme;
    NEW.b1_scheme := CASE WHEN TG_OP = 'UPDATE' THEN OLD.b1_scheme ELSE regexp_replace(NEW.id, '\.[^.]*$', '') END;
    faults := faults || format('b1_scheme: there is no scheme "%s"; write the id of a row of Scheme.', typed);
  END IF;
  NEW.a4_page_date := nullif(trim(NEW.a4_page_date), '');
  IF NOT starts_with(NEW.id, NEW.b1_scheme || '.') OR substr(NEW.id, length(NEW.b1_scheme) + 2) !~ '^\d+$' THEN
    faults := faults || format('id: write its scheme, a dot and a number, such as %s.1.', NEW.b1_scheme);
  END IF;
  faults := faults
    || rate_fault('a1_from_pct', NEW.a1_from_pct)
    || rate_fault('a2_to_pct', NEW.a2_to_pct)
    || rate_fault('b7_at_benchmark_pct', NEW.b7_at_benchmark_pct)
    || dating_faults('a4_page_date', NEW.a4_page_date, 'a5_read_on', NEW.a5_read_on)
    || blank_fault('a7_source', NEW.a7_source, 'the address of the page that prints the rate, or its name')
    || amount_fault('b4_above_amount', NEW.b4_above_amount)
    || amount_fault('b5_up_to_amount', NEW.b5_up_to_amount);
  IF NEW.a2_to_pct < NEW.a1_from_pct THEN
    faults := faults || format('a2_to_pct: %s is less than a1_from_pct; correct one of them.', trim_scale(NEW.a2_to_pct));
  END IF;
  IF NEW.b5_up_to_amount <= NEW.b4_above_amount THEN
    faults := faults || 'b5_up_to_amount: not more than b4_above_amount; correct one of them.'::text;
  END IF;
  NEW.a0_to_mend := joined(faults);
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'a0_to_mend' <> to_jsonb(OLD) - 'a0_to_mend' THEN NEW.z3_updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION mend_benchmark() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE faults TEXT[] := '{}';
BEGIN
  NEW.a5_page_date := nullif(trim(NEW.a5_page_date), '');
  faults := faults
    || slug_fault(NEW.id, '^[a-z0-9]+(-[a-z0-9]+)*$', 'small letters, digits and hyphens, such as sbi-eblr')
    || blank_fault('a1_name', NEW.a1_name, 'the name of the benchmark')
    || rate_fault('a2_pct', NEW.a2_pct)
    || rate_fault('a4_before_pct', NEW.a4_before_pct)
    || dating_faults('a5_page_date', NEW.a5_page_date, 'a6_read_on', NEW.a6_read_on)
    || blank_fault('a8_source', NEW.a8_source, 'the address of the page that says it, or its name');
  IF NEW.z1_archived_at IS NOT NULL THEN
    faults := faults || 'z1_archived_at: archived, so no scheme shows it; blank the cell to bring it back.'::text;
  END IF;
  IF NEW.a3_since > today() THEN
    faults := faults || format('a3_since: %s lies in the future; write the day of the last move.', NEW.a3_since);
  END IF;
  NEW.a0_to_mend := joined(faults);
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'a0_to_mend' <> to_jsonb(OLD) - 'a0_to_mend' THEN NEW.z3_updated_at := now(); END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION mend_source() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faults TEXT[] := '{}';
  typed TEXT;
BEGIN
  IF NOT EXISTS (SELECT FROM "Partner" WHERE id = NEW.a1_lender) THEN
    typed := NEW.a1_lender;
    NEW.a1_lender := CASE WHEN TG_OP = 'UPDATE' THEN OLD.a1_lender ELSE split_part(coalesce(NEW.a2_scheme, typed), '.', 1) END;
    faults := faults || format('a1_lender: there is no lender "%s"; write the id of a row of Partner.', typed);
  END IF;
  NEW.a2_scheme := nullif(trim(NEW.a2_scheme), '');
  IF NEW.a2_scheme IS NOT NULL AND NOT EXISTS (SELECT FROM "Scheme" WHERE id = NEW.a2_scheme) THEN
    faults := faults || format('a2_scheme: there is no scheme "%s"; write the id of a row of Scheme, or leave it blank where the source speaks of all.', NEW.a2_scheme);
    NEW.a2_scheme := CASE WHEN TG_OP = 'UPDATE' THEN OLD.a2_scheme END;
  END IF;
  NEW.a5_page_date := nullif(trim(NEW.a5_page_date), '');
  IF NEW.b1_position = 0 THEN
    SELECT coalesce(max(b1_position), 0) + 10 INTO NEW.b1_position FROM "PartnerSource" WHERE a1_lender = NEW.a1_lender AND id <> NEW.id;
  END IF;

  faults := faults
    || blank_fault('a3_covers', NEW.a3_covers, format('what the source says, some of %s', array_to_string(fact_keys(), ', ')))
    || unknown_words('a3_covers', NEW.a3_covers, fact_keys(), format('write some of %s, separated by commas.', array_to_string(fact_keys(), ', ')))
    || blank_fault('a4_source', NEW.a4_source, 'the address of the page, or its name')
    || dating_faults('a5_page_date', NEW.a5_page_date, 'a6_read_on', NEW.a6_read_on);
  IF NOT starts_with(NEW.a2_scheme, NEW.a1_lender || '.') THEN
    faults := faults || format('a2_scheme: it is no scheme of %s; correct it or a1_lender.', NEW.a1_lender);
  END IF;
  IF (TG_OP = 'INSERT' OR NEW.b1_position <> OLD.b1_position OR OLD.a0_to_mend LIKE '%b1_position:%')
     AND EXISTS (SELECT FROM "PartnerSource" WHERE a1_lender = NEW.a1_lender AND b1_position = NEW.b1_position AND id <> NEW.id) THEN
    faults := faults || format('b1_position: another source of the lender stands at %s; write another number, or 0 for the end.', NEW.b1_position);
  END IF;
  NEW.a0_to_mend := joined(faults);
  RETURN NEW;
END $$;

CREATE FUNCTION mend_rule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  faults TEXT[] := '{}';
  operators TEXT[];
  answers TEXT[];
BEGIN
  IF NOT EXISTS (SELECT FROM "Scheme" WHERE id = NEW.a1_scheme) THEN
    faults := faults || format('a1_scheme: there is no scheme "%s"; write the id of a row of Scheme.', NEW.a1_scheme);
    IF TG_OP = 'UPDATE' THEN NEW.a1_scheme := OLD.a1_scheme;
    ELSE
      SELECT coalesce(max(id), NEW.a1_scheme) INTO NEW.a1_scheme
      FROM (SELECT id FROM "Scheme" WHERE a3_lender = split_part(trim(NEW.a1_scheme), '.', 1) ORDER BY a4_position, id LIMIT 1) lead;
    END IF;
  END IF;
  IF trim(NEW.c4_version) = '' THEN NEW.c4_version := today()::text; END IF;
  IF NEW.c5_position = 0 THEN
    SELECT coalesce(max(c5_position), 0) + 10 INTO NEW.c5_position FROM "EligibilityRule" WHERE a1_scheme = NEW.a1_scheme AND id <> NEW.id;
  END IF;

  operators := CASE WHEN NEW.a3_subject IN ('studyIn', 'admission') THEN '{in}'
    WHEN NEW.a3_subject = 'amount' THEN '{atLeast,atMost}'
    WHEN NEW.a3_subject = 'collateral' THEN '{atMost}'
    ELSE '{equals,in}' END;
  answers := CASE NEW.a3_subject
    WHEN 'studyIn' THEN country_codes() || 'abroad'::text
    WHEN 'admission' THEN '{competitive_exams,offer_letter,received_offer,confirmed_admission}'
    WHEN 'coApplicant' THEN '{earning,notEarning,none}'
    WHEN 'courseLevel' THEN course_levels() END;
  IF NOT NEW.a4_operator::text = ANY (operators) THEN
    faults := faults || format('a4_operator: "%s" does not go with %s; choose %s.', NEW.a4_operator, NEW.a3_subject, array_to_string(operators, ' or '));
  END IF;
  IF answers IS NULL THEN
    IF NEW.a5_value !~ '^[1-9]\d{0,11}$' THEN
      faults := faults || format('a5_value: "%s" cannot be read; write a whole sum without commas or words, such as 2000000.', NEW.a5_value);
    END IF;
  ELSE
    faults := faults
      || blank_fault('a5_value', NEW.a5_value, 'the answers that the lender accepts, separated by commas')
      || unknown_words('a5_value', NEW.a5_value, answers,
           CASE WHEN NEW.a3_subject = 'studyIn' THEN 'write codes of two capital letters, or abroad, separated by commas.'
             ELSE format('write some of %s, separated by commas.', array_to_string(answers, ', ')) END);
    IF NEW.a4_operator = 'equals' AND cardinality(words_of(NEW.a5_value)) > 1 THEN
      faults := faults || 'a5_value: several answers, while a4_operator is equals; choose in.'::text;
    END IF;
  END IF;
  faults := faults
    || unknown_words('b2_levels', NEW.b2_levels, course_levels(), format('write some of %s, or leave it blank for any.', array_to_string(course_levels(), ', ')))
    || amount_fault('b3_above_amount', NEW.b3_above_amount)
    || blank_fault('c1_reason', NEW.c1_reason, 'what the lender asks')
    || blank_fault('c2_remedy', NEW.c2_remedy, 'what would change the answer')
    || blank_fault('c3_source', NEW.c3_source, 'the address of the page that says it, or its name')
    || dating_faults('c4_version', NEW.c4_version, 'c4_version', today());
  IF (TG_OP = 'INSERT' OR NEW.c5_position <> OLD.c5_position OR OLD.a0_to_mend LIKE '%c5_position:%')
     AND EXISTS (SELECT FROM "EligibilityRule" WHERE a1_scheme = NEW.a1_scheme AND c5_position = NEW.c5_position AND id <> NEW.id) THEN
    faults := faults || format('c5_position: another rule of the scheme stands at %s; write another number, or 0 for the end.', NEW.c5_position);
  END IF;
  NEW.a0_to_mend := joined(faults);
  RETURN NEW;
END $$;

CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "Partner" FOR EACH ROW EXECUTE FUNCTION mend_partner();
CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION mend_scheme();
CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "Rate" FOR EACH ROW EXECUTE FUNCTION mend_rate();
CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION mend_benchmark();
CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION mend_source();
CREATE TRIGGER mend BEFORE INSERT OR UPDATE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION mend_rule();

-- ---------------------------------------------------------------- what depends on a row
-- An update that sets nothing new has the trigger above look again.

CREATE FUNCTION lender_of(entity TEXT, content JSONB) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE entity
    WHEN 'Partner' THEN content->>'id'
    WHEN 'Scheme' THEN content->>'a3_lender'
    WHEN 'PartnerSource' THEN content->>'a1_lender'
    WHEN 'Rate' THEN (SELECT a3_lender FROM "Scheme" WHERE id = content->>'b1_scheme')
    WHEN 'EligibilityRule' THEN (SELECT a3_lender FROM "Scheme" WHERE id = content->>'a1_scheme')
  END
$$;

CREATE FUNCTION mend_dependants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  lenders TEXT[] := ARRAY[lender_of(TG_TABLE_NAME, before), lender_of(TG_TABLE_NAME, after)];
  -- Of the table's rows, those that stood at a position twice.
  place TEXT := CASE TG_TABLE_NAME WHEN 'Partner' THEN 'a5_position' WHEN 'Scheme' THEN 'a4_position'
    WHEN 'PartnerSource' THEN 'b1_position' WHEN 'EligibilityRule' THEN 'c5_position' END;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF place IS NOT NULL AND before IS NOT NULL THEN
    EXECUTE format('UPDATE %I SET a0_to_mend = a0_to_mend WHERE a0_to_mend LIKE %L AND id::text <> $1', TG_TABLE_NAME, '%' || place || ':%')
    USING before->>'id';
  END IF;
  IF TG_TABLE_NAME = 'PartnerSource' THEN
    UPDATE "Scheme" SET a0_to_mend = a0_to_mend WHERE a3_lender = ANY (lenders);
  END IF;
  IF TG_TABLE_NAME IN ('Scheme', 'Rate', 'PartnerSource') THEN
    UPDATE "Partner" SET a0_to_mend = a0_to_mend WHERE id = ANY (lenders);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER mend_dependants AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION mend_dependants();
CREATE TRIGGER mend_dependants AFTER INSERT OR UPDATE OR DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION mend_dependants();
CREATE TRIGGER mend_dependants AFTER INSERT OR UPDATE OR DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION mend_dependants();
CREATE TRIGGER mend_dependants AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION mend_dependants();
CREATE TRIGGER mend_dependants AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION mend_dependants();

-- ---------------------------------------------------------------- position 0 of what a lender's page lists

CREATE FUNCTION put_last() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.position = 0 THEN
    EXECUTE format('SELECT coalesce(max(position), 0) + 10 FROM %I WHERE "partnerId" = $1', TG_TABLE_NAME)
    INTO NEW.position USING NEW."partnerId";
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION put_faq_last() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.position = 0 THEN SELECT coalesce(max(position), 0) + 10 INTO NEW.position FROM "Faq"; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerEligibility" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerBenefit" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerApplyBenefit" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerStep" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerDocument" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerRepayment" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerFaq" FOR EACH ROW EXECUTE FUNCTION put_last();
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Faq" FOR EACH ROW EXECUTE FUNCTION put_faq_last();

-- ---------------------------------------------------------------- history

-- One row for each cell that changed; of a row that came or went, the whole of it. Cells go by their database names.
CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unsaid CONSTANT TEXT[] := '{a0_to_mend,z2_created_at,z3_updated_at}';
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - unsaid END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - unsaid END;
  lender TEXT := lender_of(TG_TABLE_NAME, coalesce(after, before));
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "field", "before", "after")
    SELECT TG_TABLE_NAME, after->>'id', lender, key, before->>key, after->>key
    FROM jsonb_object_keys(after) key WHERE before->key <> after->key ORDER BY key;
  ELSE
    INSERT INTO "ContentChange" ("entity", "rowId", "partnerId", "before", "after")
    VALUES (TG_TABLE_NAME, coalesce(after, before)->>'id', lender, before::text, after::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION keep_history();
CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION keep_history();

CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'changes of content are append-only';
END $$;

CREATE TRIGGER content_change_append_only BEFORE UPDATE OR DELETE ON "ContentChange"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();

-- ---------------------------------------------------------------- nothing is deleted

-- SET LOCAL dakhila.purge = 'on' is for tests that clear up after themselves.
CREATE FUNCTION archive_instead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('dakhila.purge', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'Rate' THEN UPDATE "Rate" SET a9_live = false WHERE id = OLD.id;
  ELSE EXECUTE format('UPDATE %I SET z1_archived_at = now() WHERE id = $1 AND z1_archived_at IS NULL', TG_TABLE_NAME) USING OLD.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER archive BEFORE DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION archive_instead();
CREATE TRIGGER archive BEFORE DELETE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION archive_instead();

-- ---------------------------------------------------------------- pages out of date

CREATE FUNCTION announce_lender() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM unnest(ARRAY[lender_of(TG_TABLE_NAME, before), lender_of(TG_TABLE_NAME, after)]) lender WHERE lender IS NOT NULL;
  RETURN NULL;
END $$;

-- A benchmark is shown by every lender that hangs on it.
CREATE FUNCTION announce_benchmark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM (SELECT DISTINCT a3_lender FROM "Scheme" WHERE f2_benchmark = coalesce(NEW.id, OLD.id)) hanging (lender);
  RETURN NULL;
END $$;

CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Partner" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Rate" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION announce_lender();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION announce_benchmark();
DROP FUNCTION announce_partner();

-- What is there already is looked at once.
UPDATE "PartnerSource" SET a0_to_mend = a0_to_mend;
UPDATE "EligibilityRule" SET a0_to_mend = a0_to_mend;
UPDATE "Rate" SET a0_to_mend = a0_to_mend;
UPDATE "Scheme" SET a0_to_mend = a0_to_mend;
UPDATE "Partner" SET a0_to_mend = a0_to_mend;
