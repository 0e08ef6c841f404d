import type { FastifyReply } from 'fastify';

/** Sends a PDF that no other place may keep. */
export const sendPdf = async (reply: FastifyReply, pdf: Buffer, fileName: string): Promise<void> => {
  await reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(pdf);
};
