-- What an editor may write is checked by the app (lib/content-rules): the database hides a row that was edited until the
-- app has written into its first column what is to be mended, or that nothing is.

DROP TRIGGER mend ON "Partner";
DROP TRIGGER mend ON "Scheme";
DROP TRIGGER mend ON "Rate";
DROP TRIGGER mend ON "Benchmark";
DROP TRIGGER mend ON "PartnerSource";
DROP TRIGGER mend ON "EligibilityRule";
DROP TRIGGER mend ON "LawRule";
DROP TRIGGER mend_dependants ON "Partner";
DROP TRIGGER mend_dependants ON "Scheme";
DROP TRIGGER mend_dependants ON "Rate";
DROP TRIGGER mend_dependants ON "PartnerSource";
DROP TRIGGER mend_dependants ON "EligibilityRule";
DROP FUNCTION mend_partner(), mend_scheme(), mend_rate(), mend_benchmark(), mend_source(), mend_rule(), mend_law_rule(),
  mend_dependants();
DROP FUNCTION words_faults(TEXT, TEXT, NUMERIC[], NUMERIC[], BOOLEAN), percentages_in(TEXT), amounts_in(TEXT),
  dating_faults(TEXT, TEXT, TEXT, DATE), slug_fault(TEXT, TEXT, TEXT), blank_fault(TEXT, TEXT, TEXT),
  rate_fault(TEXT, NUMERIC), amount_fault(TEXT, NUMERIC), range_fault(TEXT, NUMERIC, NUMERIC, NUMERIC, TEXT),
  unknown_words(TEXT, TEXT, TEXT[], TEXT), words_of(TEXT), initials_of(TEXT), joined(TEXT[]), today(),
  fact_keys(), country_codes(), course_levels();

-- Prisma Studio does not show why a write was refused. So a cell that names a row which is not there keeps what it held,
-- and what was typed waits for the app in the first column. Arguments: a cell, the table whose row it names, and so on.
-- SET LOCAL dakhila.checked = 'on' is the app's, which writes the first column.
CREATE FUNCTION await_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unchecked CONSTANT TEXT[] := '{a0_to_mend,z3_updated_at}';
  after JSONB := to_jsonb(NEW) - unchecked;
  before JSONB := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) - unchecked END;
  lost JSONB := '{}';
  cell TEXT;
  typed TEXT;
  meant TEXT;
  may_be_blank BOOLEAN;
BEGIN
  IF current_setting('dakhila.checked', true) = 'on' THEN RETURN NEW; END IF;
  IF after = before THEN
    NEW.a0_to_mend := OLD.a0_to_mend;
    RETURN NEW;
  END IF;
  FOR argument IN 0 .. TG_NARGS - 2 BY 2 LOOP
    cell := TG_ARGV[argument];
    typed := trim(after->>cell);
    CONTINUE WHEN typed IS NULL;
    EXECUTE format('SELECT id FROM %I WHERE id = $1', TG_ARGV[argument + 1]) INTO meant USING typed;
    IF meant IS NULL THEN
      SELECT NOT attnotnull INTO may_be_blank FROM pg_attribute WHERE attrelid = TG_RELID AND attname = cell;
      IF typed <> '' OR NOT may_be_blank THEN
        lost := lost || jsonb_build_object(cell, typed);
        meant := before->>cell;
        IF before IS NULL AND NOT may_be_blank THEN
          EXECUTE format('SELECT id FROM %I WHERE id = ANY ($1) OR starts_with(id, $2) ORDER BY array_position($1, id), id LIMIT 1',
            TG_ARGV[argument + 1]) INTO meant
          USING ARRAY[regexp_replace(after->>'id', '\.[^.]*$', ''), split_part(after->>'id', '.', 1),
            split_part(after->>'a2_scheme', '.', 1), split_part(typed, '.', 1)], split_part(typed, '.', 1) || '.';
          meant := coalesce(meant, typed);
        END IF;
      END IF;
    END IF;
    NEW := jsonb_populate_record(NEW, jsonb_build_object(cell, meant));
  END LOOP;
  NEW.a0_to_mend := 'Being checked: refresh in a second.' || CASE WHEN lost = '{}' THEN '' ELSE ' ' || lost::text END;
  IF to_jsonb(NEW) ? 'z3_updated_at' THEN NEW := jsonb_populate_record(NEW, jsonb_build_object('z3_updated_at', now())); END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Partner" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Scheme" FOR EACH ROW
  EXECUTE FUNCTION await_check('a3_lender', 'Partner', 'f2_benchmark', 'Benchmark');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Rate" FOR EACH ROW EXECUTE FUNCTION await_check('b1_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "Benchmark" FOR EACH ROW EXECUTE FUNCTION await_check();
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "PartnerSource" FOR EACH ROW
  EXECUTE FUNCTION await_check('a1_lender', 'Partner', 'a2_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION await_check('a1_scheme', 'Scheme');
CREATE TRIGGER await_check BEFORE INSERT OR UPDATE ON "LawRule" FOR EACH ROW EXECUTE FUNCTION await_check();

-- Position 0 is behind all others. Arguments: the cell with the position, and the one whose like it is among, if any.
DROP TRIGGER put_last ON "PartnerEligibility";
DROP TRIGGER put_last ON "PartnerBenefit";
DROP TRIGGER put_last ON "PartnerApplyBenefit";
DROP TRIGGER put_last ON "PartnerStep";
DROP TRIGGER put_last ON "PartnerDocument";
DROP TRIGGER put_last ON "PartnerRepayment";
DROP TRIGGER put_last ON "PartnerFaq";
DROP TRIGGER put_last ON "Faq";
DROP FUNCTION put_last(), put_faq_last();
CREATE FUNCTION put_last() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place CONSTANT TEXT := TG_ARGV[0];
  last INT;
BEGIN
  IF to_jsonb(NEW)->>place <> '0' THEN RETURN NEW; END IF;
  EXECUTE format('SELECT coalesce(max(%I), 0) + 10 FROM %I AS other WHERE id::text <> $1 AND %s', place, TG_TABLE_NAME,
    CASE WHEN TG_NARGS = 1 THEN 'true' ELSE format('to_jsonb(other)->>%L = $2', TG_ARGV[1]) END)
  INTO last USING to_jsonb(NEW)->>'id', to_jsonb(NEW)->>TG_ARGV[1];
  RETURN jsonb_populate_record(NEW, jsonb_build_object(place, last));
END $$;

CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Partner" FOR EACH ROW EXECUTE FUNCTION put_last('a5_position');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Scheme" FOR EACH ROW EXECUTE FUNCTION put_last('a4_position', 'a3_lender');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerSource" FOR EACH ROW EXECUTE FUNCTION put_last('b1_position', 'a1_lender');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "EligibilityRule" FOR EACH ROW EXECUTE FUNCTION put_last('c5_position', 'a1_scheme');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerEligibility" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerBenefit" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerApplyBenefit" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerStep" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerDocument" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerRepayment" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "PartnerFaq" FOR EACH ROW EXECUTE FUNCTION put_last('position', 'partnerId');
CREATE TRIGGER put_last BEFORE INSERT OR UPDATE ON "Faq" FOR EACH ROW EXECUTE FUNCTION put_last('position');

-- An edit is announced once: whoever hears of it has the row checked first, and the end of the waiting is no news.
CREATE OR REPLACE FUNCTION announce_lender() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before JSONB := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after JSONB := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  IF starts_with(before->>'a0_to_mend', 'Being checked') AND before - 'a0_to_mend' = after - 'a0_to_mend' THEN RETURN NULL; END IF;
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM unnest(ARRAY[lender_of(TG_TABLE_NAME, before), lender_of(TG_TABLE_NAME, after)]) lender WHERE lender IS NOT NULL;
  RETURN NULL;
END $$;

-- A benchmark is shown by every lender that hangs on it; one that none hangs on is to be checked all the same.
CREATE OR REPLACE FUNCTION announce_benchmark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND starts_with(OLD.a0_to_mend, 'Being checked') AND to_jsonb(OLD) - 'a0_to_mend' = to_jsonb(NEW) - 'a0_to_mend' THEN
    RETURN NULL;
  END IF;
  PERFORM pg_notify('content', 'benchmarks');
  PERFORM pg_notify('content', 'partner:' || lender)
  FROM (SELECT DISTINCT a3_lender FROM "Scheme" WHERE f2_benchmark = coalesce(NEW.id, OLD.id)) hanging (lender);
  RETURN NULL;
END $$;

CREATE TRIGGER announce AFTER INSERT OR UPDATE ON "LawRule" FOR EACH STATEMENT EXECUTE FUNCTION announce_list('law-rules');
