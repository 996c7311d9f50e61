import { askedAddress } from "./asked-address";

// One page has one address: whatever is made up beside it leads there.
test.each([
  ["?show=1", "/education-loan"],
  ["?part=1", "/education-loan"],
  ["?part=0x2", "/education-loan"],
  ["?show=1&utm_source=x", "/education-loan"],
  [
    "?show=1&type=made+up&study=mars&unsecured=perhaps&amount=no&sort=nothing",
    "/education-loan?unread=amount,study,sort,type,unsecured",
  ],
  ["?show=1&amount=twenty", "/education-loan?unread=amount"],
  ["?show=1&amount=twenty&study=ABROAD", "/education-loan?study=abroad&show=1&unread=amount"],
  ["?show=1&study=abroad&unread=luck,amount,amount", "/education-loan?study=abroad&show=1&unread=amount"],
  ["?show=1&type=nbfc&unsecured=true", "/education-loan?type=NBFC&unsecured=1&show=1"],
  ["?show=1&type=&study=abroad&amount=&name=", "/education-loan?study=abroad&show=1"],
  ["?show=1&study=abroad&x=1", "/education-loan?study=abroad&show=1"],
  ["?show=1&study=abroad&study=india", "/education-loan?study=abroad&show=1"],
  ["?show=2&amount=20,00,000&study=india", "/education-loan?study=india&amount=2000000&show=1"],
  ["?show=1&type=NBFC&sort=-rate", "/education-loan?type=NBFC&sort=-rate&show=1"],
  ["?show=1&name=%20State%20%20Bank", "/education-loan?name=State+Bank&show=1"],
  ["?part=3&lenders=a,b,c,d,%3Cb%3E", "/education-loan?part=3&lenders=a,b,c"],
])("%s leads to %s, which leads nowhere else", (search, address) => {
  expect(askedAddress(search)).toBe(address);
  expect(askedAddress(address.slice("/education-loan".length))).toBeNull();
});

test("another spelling of the same address is that address", () => {
  for (const search of ["?name=State%20Bank&show=1", "?name=State+Bank&show=1", "?n%61me=State+Bank&show=1"])
    expect(askedAddress(search)).toBeNull();
});
