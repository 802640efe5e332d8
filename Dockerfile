# The server as a container image: docs/deploy.md tells how to run it.
# Debian, not Alpine: npm has no Node for musl to build with.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY tsconfig.json vite.config.ts ./
COPY src ./src
# The shop's name stands in icons and on the picture for shared links.
COPY shop/shop.yaml ./shop/
RUN npx vite build --app --logLevel warn
# Of the page's sources the server reads one; the rest is in dist by now.
RUN find src/web src/art -type f ! -name first-touch.js -delete && find src -type d -empty -delete

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay, as the password hash comes in one; of them goes npm's Node, since the image has its own.
# SQLite's sources and what it brings for other machines go too.
RUN npm ci --ignore-scripts --omit=dev && \
    rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/better-sqlite3/deps && \
    find node_modules/better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete

FROM node:24-bookworm-slim
# SQLite rewrites its file by way of a temporary one of the same size: that is no matter for memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SQLITE_TMPDIR=/data
WORKDIR /app
# A named volume on /data takes this owner over. The user `node` is written as a number for hosts that check it.
RUN install -d -o node -g node -m 0700 /data
COPY package.json ./
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
COPY scripts/admin.ts scripts/backup.ts scripts/copy-to-postgres.ts scripts/privacy.ts ./scripts/
COPY shop ./shop
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
