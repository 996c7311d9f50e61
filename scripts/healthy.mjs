// What an image's health is asked by: ends with 0 while the app beside it is ready.
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/ready`;
const isReady = await fetch(address).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
