# The two Node programs. The images share one build and differ in what they contain:
#   docker build -f docker/node.Dockerfile --target api    -t prepward-api .
#   docker build -f docker/node.Dockerfile --target worker -t prepward-worker .
# A private npm configuration can be passed to the build; it ends up in no layer:
#   --secret id=npmrc,src=$HOME/.npmrc

# All manifests, so that the lock file is checked as a whole and the layer lasts until one changes.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/content/package.json libs/content/
COPY libs/papers/package.json libs/papers/
COPY libs/browser/package.json libs/browser/
COPY libs/gateway/package.json libs/gateway/
COPY libs/platform/package.json libs/platform/
COPY libs/modules/package.json libs/modules/
COPY libs/testing/package.json libs/testing/
COPY api/package.json api/
COPY worker/package.json worker/
COPY web/package.json web/
COPY admin/package.json admin/
COPY tools/launcher/package.json tools/launcher/
COPY tools/pay-sandbox/package.json tools/pay-sandbox/
COPY tools/id-sandbox/package.json tools/id-sandbox/
COPY e2e/package.json e2e/
COPY tools/bench/package.json tools/bench/

FROM manifests AS build
# No package needs its install script here, and one that was tampered with gets no chance to run.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --include-workspace-root -w @prepward/api -w @prepward/worker
COPY nx.json tsconfig.base.json tsconfig.browsers.json tsconfig.emit.json ./
COPY libs libs
COPY api api
COPY worker worker
COPY tools/scripts/bundle.mjs tools/scripts/nx-scripts.mjs tools/scripts/
# Modules that were bundled into the programs' own files aren't needed a second time.
RUN npx nx run-many -t build -p @prepward/api @prepward/worker \
    && rm -r api/dist/modules worker/dist/modules \
    && find libs/*/dist \( -name '*.d.ts' -o -name '.tsbuildinfo' \) -delete

FROM manifests AS api-packages
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev -w @prepward/api

FROM manifests AS worker-packages
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev -w @prepward/worker

# Code belongs to root and runs as `node`, so a compromised process can't change it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS runtime
ENV NODE_ENV=production API_HOST=0.0.0.0
WORKDIR /app
STOPSIGNAL SIGTERM

FROM runtime AS api
# The signing keys live here; a new named volume inherits this owner and mode.
RUN install -d -o node -g node -m 0700 /var/lib/prepward /var/lib/prepward-files
COPY --from=api-packages /app ./
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/content/dist libs/content/dist
COPY --from=build /app/api/dist api/dist
USER node
ENV STORAGE_DIR=/var/lib/prepward-files
ENV API_PORT=3001 API_METRICS_PORT=9101 AUTH_SIGNING_KEYS_FILE=/var/lib/prepward/signing-keys.json
EXPOSE 3001 9101
# Checks liveness, not readiness: replacing this container would not bring a lost database back.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/api/v1/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]

FROM runtime AS worker
# Files are kept here; a new named volume inherits this owner and mode.
RUN install -d -o node -g node -m 0700 /var/lib/prepward-files
COPY --from=worker-packages /app ./
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/content/dist libs/content/dist
COPY --from=build /app/libs/papers/dist libs/papers/dist
COPY --from=build /app/worker/dist worker/dist
USER node
# The worker signs nothing. It shares the api's settings, which name the key file; it isn't mounted here.
ENV STORAGE_DIR=/var/lib/prepward-files
ENV WORKER_METRICS_PORT=9102 AUTH_SIGNING_KEYS_FILE=/var/lib/prepward/signing-keys.json
EXPOSE 9102
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_METRICS_PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "worker/dist/main.js"]
