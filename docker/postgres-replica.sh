#!/usr/bin/env bash
# Copies the primary on first start, then follows it.
set -euo pipefail
data=/var/lib/postgresql/18/docker
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  chmod 700 "$data"
  pg_basebackup --host=postgres --username=replication --pgdata="$data" --slot=replica --write-recovery-conf --wal-method=stream
fi
# The primary keeps rows that a long read here still needs, such as the sales of a simulation.
exec postgres -D "$data" -c hot_standby=on -c hot_standby_feedback=on -c max_connections=300
