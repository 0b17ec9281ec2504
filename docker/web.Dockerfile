# Both front ends behind nginx, which also forwards the api's paths:
#   docker build -f docker/web.Dockerfile -t prepward-web .

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
# All manifests, so that the lock file is checked as a whole and the layer lasts until one changes.
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
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --include-workspace-root -w @prepward/web -w @prepward/admin
COPY nx.json tsconfig.base.json tsconfig.browsers.json tsconfig.emit.json ./
COPY tools/scripts/nx-scripts.mjs tools/scripts/
COPY libs/contracts libs/contracts
COPY libs/content libs/content
COPY libs/papers libs/papers
COPY libs/browser libs/browser
COPY web web
COPY admin admin
# Canonical addresses, the sitemap and the feed are written at build time and start with this URL.
ARG PUBLIC_URL=
ENV PUBLIC_URL=$PUBLIC_URL
RUN npx nx run-many -t build -p @prepward/web @prepward/admin
# Page policies and compressed copies come from the gateway's own code: one definition of both.
COPY tools/scripts tools/scripts
COPY libs/gateway libs/gateway
COPY docker/nginx/prepare-sites.mjs docker/nginx/
RUN node --import ./tools/scripts/swc-loader.mjs docker/nginx/prepare-sites.mjs /srv/prepward

FROM debian:bookworm-slim AS web
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* /var/www/html /etc/nginx/sites-enabled/default
COPY docker/nginx/nginx.conf docker/nginx/api.conf docker/nginx/page-headers.conf /etc/prepward/
COPY docker/nginx/start.sh /usr/local/bin/start-web
COPY --from=build /srv/prepward /srv/prepward
USER www-data
ENV LISTEN=8080 API_UPSTREAM=api:3001 TRUSTED_PROXIES=
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=15s --timeout=5s --start-period=5s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${LISTEN##*:}; printf 'GET /-/healthy HTTP/1.0\\r\\n\\r\\n' >&3; head -n 1 <&3 | grep -q ' 204 '"]
CMD ["sh", "/usr/local/bin/start-web"]
