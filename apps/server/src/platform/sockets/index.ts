export { ServerSockets } from './server-sockets.js';
export { type SocketHolder, SocketTickets } from './socket-tickets.js';
export { SocketsModule } from './sockets.module.js';
