import type { OnModuleInit } from '@nestjs/common';
import { type OnGatewayConnection, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import { type ChatTyping, chatReadNote } from '@simpletread/contract';
import { isUuid } from '@simpletread/domain';
import type { Server, Socket } from 'socket.io';

import { type SocketHolder, SocketTickets } from '../../platform/sockets/index.js';
import { ChatNews } from './chat-news.js';
import { ChatReading } from './chat-reading.js';

/** A page opens its next socket with a new ticket, so an ended session hears nothing after this time. */
const LIFE_MS = 10 * 60_000;
const TYPING_PAUSE_MS = 1_000;
/** Messages that come close together are told as read at once. */
const READING_PAUSE_MS = 200;
/** More chats than an agent can have; a socket that names others is not listened to. */
const MOST_READ_AT_ONCE = 20;
/** One person's pages; more are refused in each process. */
const MOST_SOCKETS_OF_ONE = 20;

const STAFF = 'staff';
const roomOf = (chatId: string): string => `chat:${chatId}`;

interface Known {
  readonly holder: SocketHolder;
  typedAt: number;
  /** The last message that was read in each chat, until it is kept. */
  readonly reading: Map<string, number>;
}

/** The sockets of chats. They carry news, typing and how far was read; nothing that was said. */
@WebSocketGateway()
export class ChatGateway implements OnModuleInit, OnGatewayConnection<Socket> {
  @WebSocketServer() private readonly server!: Server;
  private readonly known = new WeakMap<Socket, Known>();

  constructor(
    private readonly tickets: SocketTickets,
    private readonly news: ChatNews,
    private readonly receipts: ChatReading,
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
    this.known.set(socket, { holder, typedAt: 0, reading: new Map() });
    await socket.join([own, holder.kind === 'staff' ? STAFF : roomOf(holder.id)]);
    // Not a subscription of the framework: the guard of endpoints refuses every handler that no endpoint describes.
    socket.on('typing', (body: unknown) => this.typing(socket, body));
    socket.on('read', (body: unknown) => this.read(socket, body));
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
  private read(socket: Socket, body: unknown): void {
    const known = this.known.get(socket);
    const note = chatReadNote.safeParse(body);
    if (known === undefined || !note.success) return;
    const { holder, reading } = known;
    const chatId = holder.kind === 'customer' ? holder.id : note.data.chatId;
    if (chatId === undefined || (reading.size >= MOST_READ_AT_ONCE && !reading.has(chatId))) return;
    const isFirst = reading.size === 0;
    reading.set(chatId, Math.max(note.data.seq, reading.get(chatId) ?? 0));
    if (isFirst) setTimeout(() => void this.keepReading(known), READING_PAUSE_MS).unref();
  }

  private async keepReading({ holder, reading }: Known): Promise<void> {
    const noted = [...reading];
    reading.clear();
    for (const [chatId, seq] of noted) {
      // A receipt that can't be kept is sent again with the next message.
      const read = await this.receipts.mark(holder, chatId, seq).catch(() => null);
      if (read !== null) this.server.to([roomOf(chatId), STAFF]).emit('read', read);
    }
  }
}
