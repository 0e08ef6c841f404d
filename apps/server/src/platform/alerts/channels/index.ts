export { AlertChannel, type AlertNews } from './alert-channel.js';
export { AlertChannels, chooseChannels } from './choose-channels.js';
