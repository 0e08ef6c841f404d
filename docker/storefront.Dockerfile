FROM node:20-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
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
RUN npx nx run-many -t build -p @simpletread/storefront

FROM node:20-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /src/apps/storefront/.next/standalone ./
COPY --from=build --chown=node:node /src/apps/storefront/.next/static apps/storefront/.next/static
COPY --from=build --chown=node:node /src/apps/storefront/public apps/storefront/public
USER node
EXPOSE 3000
CMD ["node", "apps/storefront/server.js"]
