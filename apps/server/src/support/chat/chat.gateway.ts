import type { OnModuleInit } from '@nestjs/common';
import { type OnGatewayConnection, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { ChatTyping } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';
import type { Server, Socket } from 'socket.io';

import { type SocketHolder, SocketTickets } from '../../platform/sockets/index.js';
import { ChatNews } from './chat-news.js';

/** A page opens its next socket with a new ticket, so an ended session hears nothing after this time. */
const LIFE_MS = 10 * 60_000;
const TYPING_PAUSE_MS = 1_000;
/** One person's pages; more are refused in each process. */
const MOST_SOCKETS_OF_ONE = 20;

const STAFF = 'staff';
const roomOf = (chatId: string): string => `chat:${chatId}`;

interface Known {
  readonly holder: SocketHolder;
  typedAt: number;
}

/** The sockets of chats. They carry news and typing; nothing that was said. */
@WebSocketGateway()
export class ChatGateway implements OnModuleInit, OnGatewayConnection<Socket> {
  @WebSocketServer() private readonly server!: Server;
  private readonly known = new WeakMap<Socket, Known>();

  constructor(
    private readonly tickets: SocketTickets,
    private readonly news: ChatNews,
  ) {}

  onModuleInit(): void {
    this.news.tellBy((news) => void this.server.to([roomOf(news.chatId), STAFF]).emit('news', news));
  }

  async handleConnection(socket: Socket): Promise<void> {
    const holder = this.tickets.read((socket.handshake.auth as { ticket?: unknown }).ticket);
    if (holder === null) return void socket.disconnect(true);
    const own = `holder:${holder.kind}:${holder.id}`;
    if ((this.server.sockets.adapter.rooms.get(own)?.size ?? 0) >= MOST_SOCKETS_OF_ONE)
      return void socket.disconnect(true);
    this.known.set(socket, { holder, typedAt: 0 });
    await socket.join([own, holder.kind === 'staff' ? STAFF : roomOf(holder.id)]);
    // Not a subscription of the framework: the guard of endpoints refuses every handler that no endpoint describes.
    socket.on('typing', (body: unknown) => this.typing(socket, body));
    setTimeout(() => socket.disconnect(true), LIFE_MS).unref();
  }

  private typing(socket: Socket, body: unknown): void {
    const known = this.known.get(socket);
    if (known === undefined || Date.now() - known.typedAt < TYPING_PAUSE_MS) return;
    known.typedAt = Date.now();
    const { kind, id, name } = known.holder;
    const named = typeof body === 'object' && body !== null && 'chatId' in body ? body.chatId : null;
    const chatId = kind === 'customer' ? id : named;
    if (typeof chatId !== 'string' || !isUuid(chatId)) return;
    const typing: ChatTyping = { chatId, by: kind === 'staff' ? 'agent' : 'customer', name };
    // A customer's typing is told to staff, an agent's to the customer.
    this.server.to(kind === 'staff' ? roomOf(chatId) : STAFF).emit('typing', typing);
  }
}
