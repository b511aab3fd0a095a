# The official image of PostgreSQL lets nobody replicate from elsewhere.
echo "host replication plaza all scram-sha-256" >> "$PGDATA/pg_hba.conf"
