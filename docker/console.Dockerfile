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
RUN npx nx run-many -t build -p @simpletread/console

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 CONSOLE_PORT=3001
WORKDIR /app
COPY --from=build --chown=node:node /src/apps/console/dist apps/console/dist
COPY --from=build --chown=node:node /src/tools/start tools/start
USER node
EXPOSE 3001
CMD ["node", "tools/start/console/serve-console.mjs"]
