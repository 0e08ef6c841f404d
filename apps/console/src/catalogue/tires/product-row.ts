import type { getAdminProduct, listProducts, ReplyOf } from '@simpletread/contract';

export type ProductRow = ReplyOf<typeof listProducts>[number];
export type AdminProduct = ReplyOf<typeof getAdminProduct>;
export type ProductTire = AdminProduct['tires'][number];
