# One image for any address, database and Firebase project: all settings come at the start (docs/operations.md).
# docker build -t localhost/dakhila .     podman build --format docker -t localhost/dakhila .
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/image.mjs /made

FROM ${BASE}
RUN groupadd --system --gid 10001 dakhila \
  && useradd --system --uid 10001 --gid dakhila --home-dir /data --shell /usr/sbin/nologin dakhila \
  && install -d -o dakhila -g dakhila -m 0700 /data /backups
WORKDIR /app
COPY --from=build /made ./
# The MALLOC settings as in scripts/parts/settings.mjs (scripts/deploy.test.ts compares them).
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_DIST_DIR=.next-image \
  HOST=0.0.0.0 PORT=3000 FILES_DIR=/data/files \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER dakhila
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# compose.yaml asks the same: an image in the form of OCI has no place for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]
