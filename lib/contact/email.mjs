/**
 * An address as mailboxes have it (RFC 5321 without quotes, brackets and literals): parts joined by single dots, a
 * domain of two names or more. Bounded parts, so that no input makes it slow.
 */
export const EMAIL =
  /^(?=.{1,64}@)[\w!#$%&*+/=?^~-]+(?:['.][\w!#$%&*+/=?^~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
