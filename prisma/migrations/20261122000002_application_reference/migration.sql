-- The number that an application goes by on the phone, in mail and in Prisma Studio, such as "DK-7F3-K9Q-2MXC". It says
-- nothing about the account, is read out in Crockford's 32 letters (no I, L, O or U), and its last letter shows a slip.

CREATE FUNCTION spoken_letters() RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
$$;

-- ISO 7064, the hybrid system over 32 letters (MOD 33,32): it finds every single wrong letter.
CREATE FUNCTION check_letter(spoken TEXT) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  product INT := 32;
  total INT;
BEGIN
  FOR place IN 1..length(spoken) LOOP
    total := (product + strpos(spoken_letters(), substr(spoken, place, 1)) - 1) % 32;
    product := CASE total WHEN 0 THEN 32 ELSE total END * 2 % 33;
  END LOOP;
  RETURN substr(spoken_letters(), (33 - product) % 32 + 1, 1);
END $$;

-- Nine letters of a hash of the account, 45 bits: whoever noted the number before it had a tenth finds it all the same.
CREATE FUNCTION application_reference(account UUID, attempt INT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT format('DK-%s-%s-%s%s', substr(nine, 1, 3), substr(nine, 4, 3), substr(nine, 7, 3), check_letter(nine))
  FROM (
    SELECT string_agg(substr(spoken_letters(), (get_byte(hash, place) & 31) + 1, 1), '' ORDER BY place)
    FROM sha256(convert_to('application ' || account || repeat(' again', attempt), 'UTF8')) hash, generate_series(0, 8) place
  ) of_hash (nine)
$$;

ALTER TABLE "LoanForm" ADD COLUMN "reference" TEXT NOT NULL DEFAULT '';

-- Written here alone, and once: what somebody wrote down stays true.
CREATE FUNCTION set_reference() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE attempt INT := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.reference <> '' THEN
    NEW.reference := OLD.reference;
    RETURN NEW;
  END IF;
  LOOP
    NEW.reference := application_reference(NEW."userId", attempt);
    EXIT WHEN NOT EXISTS (SELECT FROM "LoanForm" WHERE reference = NEW.reference AND "userId" <> NEW."userId");
    attempt := attempt + 1;
  END LOOP;
  RETURN NEW;
END $$;

CREATE TRIGGER reference BEFORE INSERT OR UPDATE OF "reference" ON "LoanForm" FOR EACH ROW EXECUTE FUNCTION set_reference();
UPDATE "LoanForm" SET "reference" = '';

CREATE UNIQUE INDEX "LoanForm_reference_key" ON "LoanForm"("reference");
