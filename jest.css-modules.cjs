module.exports = new Proxy({ __esModule: false }, { get: (_target, name) => String(name) });
