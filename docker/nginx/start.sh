#!/bin/sh
# Writes what only the environment knows, then becomes nginx. /tmp is all it needs to write to.
#   LISTEN           port, or address:port
#   API_UPSTREAM     host:port of the api; a name is looked up again every few seconds
#   TRUSTED_PROXIES  networks whose X-Forwarded-For and X-Forwarded-Proto are believed
set -eu

work=/tmp/nginx
mkdir -p "$work"

nameserver=$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)
case $nameserver in
  *:*) nameserver="[$nameserver]" ;;
esac

networks=$(printf '%s' "${TRUSTED_PROXIES:-}" | tr ',' ' ')
{
  [ -z "$nameserver" ] || echo "resolver $nameserver valid=5s;"
  echo "map '' \$api_upstream { default '$API_UPSTREAM'; }"
  for network in $networks; do echo "set_real_ip_from $network;"; done
  echo 'geo $realip_remote_addr $from_trusted_proxy {'
  echo '  default 0;'
  for network in $networks; do echo "  $network 1;"; done
  echo '}'
} >"$work/environment.conf"
echo "listen $LISTEN;" >"$work/listen.conf"

# Not /dev/stdout itself: an account other than root may write to it but, in some runtimes, not open it.
rm -f "$work/access.log"
mkfifo "$work/access.log"
cat "$work/access.log" &

exec nginx -e stderr -c /etc/prepward/nginx.conf
