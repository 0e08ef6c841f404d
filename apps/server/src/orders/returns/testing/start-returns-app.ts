import { CartsModule } from '../../../carts/carts.module.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';
import { returnCalls } from './return-calls.js';

type Modules = Parameters<typeof startShopApp>[0]['modules'];

export interface ReturnsApp {
  readonly app: ShopApp;
  readonly calls: ReturnType<typeof returnCalls>;
}

/** Starts an app in which tires are bought and returned as often as a suite needs. */
export const startReturnsApp = async (modules: Modules = []): Promise<ReturnsApp> => {
  const app = await startShopApp({
    modules: [CartsModule, ...modules],
    env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
  });
  return { app, calls: returnCalls(app) };
};
