# The server, its workers, the migrations and the card sandbox: one image, several commands.
FROM node:20-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY libs/domain/package.json libs/domain/
COPY libs/contract/package.json libs/contract/
COPY libs/ui/package.json libs/ui/
COPY apps/server/package.json apps/server/
COPY apps/console/package.json apps/console/
COPY apps/storefront/package.json apps/storefront/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
RUN npm ci
COPY . .
RUN npx nx run-many -t build -p @simpletread/server @simpletread/tools && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
# As in tools/start/programs/programs.mjs.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build --chown=node:node /src/node_modules node_modules
COPY --from=build --chown=node:node /src/package.json ./
COPY --from=build --chown=node:node /src/libs/domain libs/domain
COPY --from=build --chown=node:node /src/libs/contract libs/contract
COPY --from=build --chown=node:node /src/apps/server apps/server
COPY --from=build --chown=node:node /src/tools tools
COPY --from=build --chown=node:node /src/data data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.SERVER_PORT||4000)+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["sh", "-c", "exec node $(cat apps/server/node-flags) apps/server/dist/main.js"]
