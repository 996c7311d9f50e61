/** Reads a body of JSON and answers one, as the least that a call can do. */
export async function POST(request) {
  await request.json();
  return Response.json({ success: true });
}
