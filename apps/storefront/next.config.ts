import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: workspaceRoot,
  turbopack: { root: workspaceRoot },
  transpilePackages: ['@simpletread/ui'],
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // A photo of six megabytes, or four documents of one each, and the words around them.
    serverActions: { bodySizeLimit: '7mb' },
    // Two copies of one checkout may serve different databases: pages and replies stay in each process's memory.
    isrFlushToDisk: false,
    optimizePackageImports: ['@simpletread/ui', 'lucide-react'],
  },
};

export default config;
