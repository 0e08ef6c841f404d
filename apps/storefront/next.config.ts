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
  // Types are a stage of `npm test`, as for the other apps; a build would check them again for half a minute.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A photo of six megabytes, or four documents of one each, with their text.
    serverActions: { bodySizeLimit: '7mb' },
    // Two instances of one checkout may use different databases: pages and replies stay in each process's memory.
    isrFlushToDisk: false,
    optimizePackageImports: ['@simpletread/ui', 'lucide-react'],
  },
};

export default config;
