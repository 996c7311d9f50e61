// Streamed: a table of any size needs the memory of some rows.
import { once } from "node:events";
import pg from "pg";
import { connect } from "./connect.mjs";

/** What each session is told first, so that the same rows are the same bytes on every server. */
const PLAIN = `SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex'; SET synchronize_seqscans = off;
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

export async function openPlain(connectionString) {
  const client = await connect(connectionString, { keepAlive: true });
  await client.query(PLAIN);
  return client;
}

export const quoted = pg.escapeIdentifier;

const copy = (client, text, handlers) =>
  new Promise((resolve, reject) => {
    const query = new pg.Query(text, (error, result) => (error ? reject(error) : resolve(result.rowCount ?? 0)));
    client.query(Object.assign(query, handlers));
  });

/** COPY … TO STDOUT into a stream, which is ended. @returns how many rows it had */
export async function copyOut(client, text, out) {
  const { stream } = client.connection;
  const resume = () => stream.resume();
  out.on("drain", resume).on("close", resume);
  const rows = await copy(client, text, {
    handleCopyData({ chunk }) {
      // The parser uses its buffer again.
      if (!out.destroyed && !out.write(Buffer.from(chunk))) stream.pause();
    },
  });
  out.end();
  return rows;
}

/** COPY … FROM STDIN. @returns how many rows it had @throws Error; nothing was added then */
export async function copyIn(client, text, source) {
  let broken;
  const pour = async (connection) => {
    try {
      for await (const chunk of source) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
      }
      connection.endCopyFrom();
    } catch (error) {
      broken = error;
      connection.sendCopyFail("the source broke off");
    }
  };
  try {
    return await copy(client, text, { handleCopyInResponse: (connection) => void pour(connection) });
  } catch (error) {
    throw broken ?? error;
  }
}
